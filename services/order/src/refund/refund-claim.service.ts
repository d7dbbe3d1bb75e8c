import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectClient, type ClientOf } from '@mall/messaging';
import type { Caller } from '@mall/contracts/define';
import {
  orderErrors,
  type ApplyRefundDto,
  type ClaimedDeal,
  type RefundView,
  type ReturnableView,
} from '@mall/contracts/order';
import { orderCalls } from '@mall/contracts/services/order';
import type { EntityManager } from 'typeorm';
import { asBuyer, ownOrders } from '../order/actor.js';
import { factsOf } from '../order/order-facts.js';
import { OrderMoveService } from '../order/order-move.service.js';
import { OrderRepository } from '../order/order.repository.js';
import { actionsFor } from '../order/order.state-machine.js';
import type { Order } from '../order/order.js';
import { claimFiles, urlsOf } from '../order/private-files.js';
import { DealSettingRepository } from '../setting/deal-setting.repository.js';
import { claimableOf, claimsOf, rejectedWith } from './claim.js';
import type { Refund } from './refund.js';
import { refundViewFor } from './refund.mapper.js';
import { RefundOpeningService } from './refund-opening.service.js';
import { RefundRepository } from './refund.repository.js';

/** Claims of buyers: what they may claim back, and what they have claimed. */
@Injectable()
export class RefundClaimService {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly opener: RefundOpeningService,
    private readonly orders: OrderRepository,
    private readonly mover: OrderMoveService,
    private readonly settings: DealSettingRepository,
    @InjectClient(orderCalls.files) private readonly files: ClientOf<typeof orderCalls.files>,
  ) {}

  /**
   * Stores a claim, in a currency in which money came in, and not above the rest of it. A repetition after a lost
   * answer does not claim twice.
   */
  async apply(caller: Caller, request: ApplyRefundDto): Promise<RefundView> {
    const { orderId, evidence = [] } = request;
    if (!(await this.orders.find(ownOrders(caller), orderId))) throw orderErrors.orderNotFound();
    if (evidence.length > 0)
      await claimFiles(this.files, evidence, {
        usedBy: `refund:${orderId}`,
        ownerId: caller.userId!,
        purpose: 'document',
      });
    const opened = await this.mover.withLocked(ownOrders(caller), orderId, async (order, tx) => {
      const same = (await this.refunds.ofOrder(orderId, tx)).find((known) => isSameClaim(known, request));
      if (same) return same;
      const by = asBuyer(caller);
      this.mover.check(order, 'applyRefund', by);
      const { amountFee: amountMinor, currency, reason, whole } = request;
      const left = await this.refunds.paymentsLeft(orderId, { areClaimsEnded: false }, tx);
      const deal = await this.claimed(order, tx);
      const claims = claimsOf(deal, left, { amountMinor, currency, isWhole: whole === 1 });
      await this.mover.move(tx, order, { action: 'applyRefund', actor: by, reason });
      const claimKey = claims.length > 1 ? randomUUID() : null;
      const opened: Refund[] = [];
      for (const claim of claims) {
        const asked = { ...claim, orderId, kind: 'claim', reason, evidence, claimKey, by } as const;
        opened.push(await this.opener.open(tx, asked));
      }
      const { refundId } = opened.find((claim) => claim.currency === currency)!;
      return (await this.refunds.find(refundId, tx))!;
    });
    return refundViewFor(opened, caller);
  }

  /** Returns the amounts that may be claimed back, by currency; empty while no refund can be requested. */
  async returnable(caller: Caller, orderId: string): Promise<ReturnableView[]> {
    const order = await this.orders.find(ownOrders(caller), orderId);
    if (!order) throw orderErrors.orderNotFound();
    if (!actionsFor(factsOf(order), 'buyer').includes('applyRefund')) return [];
    const left = await this.refunds.paymentsLeft(orderId, { areClaimsEnded: false });
    return claimableOf(await this.claimed(order), left).map(({ amountMinor, currency, partMinor }) => ({
      amountFee: amountMinor,
      currency,
      partFee: partMinor,
    }));
  }

  /** Returns the refunds of the buyer's own order. */
  async ofOrder(caller: Caller, orderId: string): Promise<RefundView[]> {
    if (!(await this.orders.find(ownOrders(caller), orderId))) throw orderErrors.orderNotFound();
    return (await this.refunds.ofOrder(orderId)).map((refund) => refundViewFor(refund, caller));
  }

  /** Returns further claims that make up the whole sum together with a refused one, which would be too large a part alone. */
  async rejectedWith(
    tx: EntityManager,
    order: Order,
    refused: Refund,
    claim: readonly Refund[],
  ): Promise<Refund[]> {
    // A claim for the whole sum that nobody has decided yet is refused as it was made.
    if (claim.length > refused.decidedWith.length && refused.claimKey !== null) return [];
    const deal = await this.claimed(order, tx);
    return rejectedWith(deal, await this.refunds.ofOrder(order.orderId, tx), refused);
  }

  /** Returns the facts that limit claims; `tx` as the transaction sees them. */
  private async claimed(order: Order, tx?: EntityManager): Promise<ClaimedDeal> {
    const [refunds, { partRefundPercent }] = [
      await this.refunds.ofOrder(order.orderId, tx),
      await (tx ? this.settings.inTransaction(tx) : this.settings.current()),
    ];
    return { ...order, refunds, partRefundPercent };
  }
}

/** Whether a refund is a claim for the same amount that waits for its decision. */
const isSameClaim = (
  known: Refund,
  { amountFee, currency, reason, evidence = [] }: ApplyRefundDto,
): boolean =>
  known.kind === 'claim' &&
  known.state === 'requested' &&
  known.amountMinor === amountFee &&
  known.currency === currency &&
  known.reason === reason &&
  urlsOf(known.evidence) === urlsOf(evidence);
