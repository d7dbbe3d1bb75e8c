import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import { orderEvents, type RefundMoved, type RefundState } from '@mall/contracts/order';
import type { EntityManager } from 'typeorm';
import { cancellationPostings } from '../ledger/ledger.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import type { Actor, Order } from '../order/order.js';
import type { OwedMoney, Repayments } from '../order/repayments.js';
import { refundCodeOf, type Refund } from './refund.js';
import { returnableOf, sourcesOf } from './returnable.js';
import { RefundRepository, type NewRefund } from './refund.repository.js';

/** Opens refunds that follow from a change of an order, in the same transaction. */
@Injectable()
export class RefundOpeningService implements Repayments {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly ledger: LedgerRepository,
    private readonly outbox: Outbox,
  ) {}

  async open(tx: EntityManager, refund: NewRefund): Promise<Refund> {
    const opened = await this.refunds.insert(tx, refund);
    await this.emit(tx, opened, 'requested');
    return opened;
  }

  async owe(tx: EntityManager, owed: OwedMoney): Promise<void> {
    const { voucherId, amountMinor, amountCnyMinor: cnyMinor, ...rest } = owed;
    const sources = [{ voucherId, amountMinor, cnyMinor }];
    await this.open(tx, { ...rest, amountMinor, amountCnyMinor: cnyMinor, sources });
  }

  /**
   * Opens refunds for a cancelled order, which is no longer a sale: all received money has to be given back, in the
   * currency in which it came.
   */
  async orderClosed(tx: EntityManager, order: Order, by: Actor, reason: string | null): Promise<void> {
    if (order.creditedMinor === 0) return;
    for (const claim of await this.refunds.ofOrder(order.orderId, tx)) {
      if (claim.kind !== 'claim' || claim.state !== 'requested') continue;
      // Nobody has refused it: everything goes back.
      await this.refunds.decide(tx, claim.refundId, 'rejected', by, null);
      await this.emit(tx, claim, 'rejected', { isReplaced: true });
    }
    const { orderId } = order;
    await this.saleUndone(tx, order, by);
    const left = await this.refunds.paymentsLeft(orderId, { areClaimsEnded: true }, tx);
    for (const rest of returnableOf(left))
      await this.open(tx, {
        ...rest,
        orderId,
        kind: 'cancelled',
        reason,
        sources: sourcesOf(left, rest),
        by,
      });
  }

  async saleUndone(tx: EntityManager, { orderId }: Order, by: Actor): Promise<void> {
    const postings = cancellationPostings(await this.ledger.balancesOf(tx, orderId));
    await this.ledger.post(tx, { orderId, kind: 'cancellation', by }, postings);
  }

  async emit(
    tx: EntityManager,
    refund: Refund,
    state: RefundState,
    more: Pick<RefundMoved, 'isReplaced'> = {},
  ): Promise<void> {
    const { refundId, orderId, orderNumber, userId, shopId, kind, amountMinor, currency } = refund;
    const payload = { refundId, orderId, orderNumber, userId, shopId, kind, amountMinor, currency };
    await this.outbox.add(tx, orderEvents.refundMoved, {
      aggregateId: orderId,
      payload: { ...payload, ...more, status: refundCodeOf(state) },
    });
  }
}
