import { Injectable } from '@nestjs/common';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { adminPage, type AdminPage, type Caller } from '@mall/contracts/define';
import {
  orderErrors,
  type AuditRefundDto,
  type PayRefundDto,
  type RefundAction,
  type RefundPageDto,
  type RefundView,
  refundVerdicts,
} from '@mall/contracts/order';
import { orderCalls } from '@mall/contracts/services/order';
import { borderDay } from '@mall/validation/typography';
import type { EntityManager } from 'typeorm';
import { allowancePostings, refundPostings } from '../ledger/ledger.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { asSeller } from '../order/actor.js';
import { OrderMoveService } from '../order/order-move.service.js';
import { MovedMoneyRepository } from '../order/moved-money.repository.js';
import { OrderCloseService } from '../order/order-close.service.js';
import type { Actor, Order } from '../order/order.js';
import { claimFiles, digestsOf, urlsOf } from '../order/private-files.js';
import { DealSettingRepository } from '../setting/deal-setting.repository.js';
import { referenceKeyOf } from '../transfer/bank-reference.js';
import { BankTransferRepository, type ConfirmedPart } from '../transfer/bank-transfer.repository.js';
import { refundStep, type Refund } from './refund.js';
import { storedAmounts } from './refund-line.js';
import { RefundClaimService } from './refund-claim.service.js';
import { refundViewFor } from './refund.mapper.js';
import { RefundOpeningService } from './refund-opening.service.js';
import { RefundRepository } from './refund.repository.js';

/** Decides on refunds and pays them out. */
@Injectable()
export class RefundService {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly opener: RefundOpeningService,
    private readonly claims: RefundClaimService,
    private readonly mover: OrderMoveService,
    private readonly closer: OrderCloseService,
    private readonly moved: MovedMoneyRepository,
    private readonly ledger: LedgerRepository,
    private readonly settings: DealSettingRepository,
    @InjectClient(orderCalls.files) private readonly files: ClientOf<typeof orderCalls.files>,
    private readonly transfers: BankTransferRepository,
  ) {}

  async list(caller: Caller, request: RefundPageDto): Promise<AdminPage<RefundView>> {
    const { rows, total } = await this.refunds.page(request);
    return adminPage(
      rows.map((refund) => refundViewFor(refund, caller)),
      total,
      request,
    );
  }

  async one(caller: Caller, refundId: string): Promise<RefundView> {
    return refundViewFor(await this.need(refundId), caller);
  }

  async audit(caller: Caller, request: AuditRefundDto): Promise<RefundView> {
    const { refundId, result, reason, amountFee } = request;
    const isApproved = result === refundVerdicts.approved;
    if (!isApproved && !reason?.trim()) throw orderErrors.reasonNeeded();
    const { secondPersonAboveMinor } = await this.settings.current();
    const by = asSeller(caller);
    const work: Step['work'] = async (tx, refund, order) => {
      const claim = await this.claimOf(tx, refund);
      const limits = { amountFee, secondPersonAboveMinor };
      if (isApproved && (await this.isFirstOfTwo(tx, refund, claim, by, limits))) return [];
      if (!isApproved) claim.push(...(await this.claims.rejectedWith(tx, order, refund, claim)));
      for (const one of claim) {
        await this.refunds.decide(tx, one.refundId, isApproved ? 'approved' : 'rejected', by, reason ?? null);
        // Only a claim reduces a sale; the others give back money that was never part of one.
        if (isApproved && refund.kind === 'claim') {
          const journal = { orderId: one.orderId, kind: 'allowance', refundId: one.refundId, by } as const;
          await this.ledger.post(tx, journal, allowancePostings(movedBy(one)));
        }
      }
      const line = isApproved
        ? ({ action: 'grantRefund', reason: storedAmounts(claim) } as const)
        : ({ action: 'refuseRefund', reason: reason! } as const);
      await this.mover.move(tx, order, { ...line, actor: by });
      return claim;
    };
    const isRepeated = (refund: Refund): boolean => isDecided(refund, request, by);
    return this.step(caller, refundId, { action: isApproved ? 'approve' : 'reject', work, isRepeated });
  }

  /** Returns the refunds of the claim that a refund belongs to: all that wait with it, which are decided by one act. */
  private async claimOf(tx: EntityManager, refund: Refund): Promise<Refund[]> {
    if (refund.claimKey === null) return [refund];
    const ofOrder = await this.refunds.ofOrder(refund.orderId, tx);
    return ofOrder.filter(({ claimKey, state }) => claimKey === refund.claimKey && state === refund.state);
  }

  /**
   * Whether the person is the first of two. Above the limit two people approve. All refunds of the claim are counted,
   * earlier approvals for the order, and the money that the person moved in a day, so that the limit cannot be avoided
   * by small refunds.
   */
  private async isFirstOfTwo(
    tx: EntityManager,
    refund: Refund,
    claim: readonly Refund[],
    by: Actor,
    { amountFee, secondPersonAboveMinor }: { amountFee: number | undefined; secondPersonAboveMinor: number },
  ): Promise<boolean> {
    if (refund.firstById !== null) {
      if (amountFee !== refund.amountMinor) throw orderErrors.amountNotRetyped();
      return false;
    }
    const { movedMinor } = await this.moved.ofDecider(tx, by);
    const ofOrder = fenOf((await this.refunds.ofOrder(refund.orderId, tx)).filter(wasApproved));
    if (Math.max(ofOrder, movedMinor) + fenOf(claim) <= secondPersonAboveMinor) return false;
    for (const { refundId } of claim) await this.refunds.approveFirst(tx, refundId, by);
    return true;
  }

  /** Pays a refund out, by a transfer of its own or an openly divided one. Paying out the last of the money ends the order as refunded. */
  async pay(caller: Caller, request: PayRefundDto): Promise<RefundView> {
    const { refundId, bankRef, files } = request;
    const known = await this.need(refundId);
    const by = asSeller(caller);
    const isRepeated = (refund: Refund): boolean =>
      refund.paidById === by.id && refund.bankRef === bankRef && urlsOf(refund.payoutFiles) === urlsOf(files);
    if (isRepeated(known)) return refundViewFor(known, caller);
    refundStep(known, 'pay', caller.userId!);
    if (referenceKeyOf(bankRef) === '') throw orderErrors.bankRefNeeded();
    await claimFiles(this.files, files, {
      usedBy: `refund:${known.orderId}`,
      ownerId: caller.userId!,
      purpose: 'document',
    });
    const digests = await digestsOf(this.files, files);
    const work: Step['work'] = async (tx, refund, order) => {
      const part = payoutOf(refund, order, request, digests);
      const { transferId } = await this.transfers.take(tx, part, { firstById: null, byId: by.id });
      await this.refunds.pay(tx, refundId, by, { bankRef, files, transferId });
      const journal = { orderId: refund.orderId, kind: 'refund', refundId, by } as const;
      await this.ledger.post(tx, journal, refundPostings(movedBy(refund)));
      const line = { action: 'payRefund', actor: by, reason: storedAmounts([refund]) } as const;
      const { order: told } = await this.mover.move(tx, order, line);
      if (await this.isAllPaidOut(tx, told)) await this.closer.closeRefunded(tx, told, by, null);
      return [refund];
    };
    return this.step(caller, refundId, { action: 'pay', work, isRepeated });
  }

  private async isAllPaidOut(tx: EntityManager, { orderId, state, creditedMinor }: Order): Promise<boolean> {
    if (state !== 'toShip' && state !== 'shipped' && state !== 'completed') return false;
    const paid = (await this.refunds.ofOrder(orderId, tx)).filter((refund) => refund.state === 'paid');
    return fenOf(paid) === creditedMinor;
  }

  /**
   * Makes a step. It locks the order before the refund, like every change of an order's money: the same sequence avoids
   * deadlocks.
   */
  private async step(
    caller: Caller,
    refundId: string,
    { action, work, isRepeated }: Step,
  ): Promise<RefundView> {
    const { orderId } = await this.need(refundId);
    await this.mover.withLocked({ of: 'all' }, orderId, async (order, tx) => {
      const refund = await this.need(refundId, tx);
      if (isRepeated(refund)) return;
      const to = refundStep(refund, action, caller.userId!);
      for (const moved of await work(tx, refund, order)) await this.opener.emit(tx, moved, to);
    });
    return this.one(caller, refundId);
  }

  private async need(refundId: string, tx?: EntityManager): Promise<Refund> {
    const refund = await this.refunds.find(refundId, tx);
    if (!refund) throw orderErrors.refundNotFound();
    return refund;
  }
}

interface Step {
  readonly action: RefundAction;
  /** Returns the refunds that have moved. */
  readonly work: (tx: EntityManager, refund: Refund, order: Order) => Promise<readonly Refund[]>;
  /** Whether this person has made this same step before, and its answer may have been lost. */
  readonly isRepeated: (refund: Refund) => boolean;
}

/** Whether this person has made this decision in these words, alone, or as the first or the second of two. */
function isDecided(refund: Refund, { result, reason, amountFee }: AuditRefundDto, { id }: Actor): boolean {
  const { state, firstById, decidedById, decisionReason, amountMinor } = refund;
  const isSameReason = decisionReason === (reason ?? null);
  if (result !== refundVerdicts.approved) return state === 'rejected' && decidedById === id && isSameReason;
  if (amountFee !== undefined && amountFee !== amountMinor) return false;
  if (state === 'approved' || state === 'paid')
    return (decidedById === id && isSameReason) || firstById === id;
  return state === 'requested' && firstById === id;
}

/** Returns the sum of refunds in fen of CNY. */
const fenOf = (refunds: readonly Refund[]): number =>
  refunds.reduce((sum, { amountCnyMinor }) => sum + amountCnyMinor, 0);

const payoutOf = (
  { amountMinor, currency }: Refund,
  { userId: buyerId, now }: Order,
  { bankRef: reference, transferFee, otherTransfer }: PayRefundDto,
  digests: readonly string[],
): ConfirmedPart => ({
  ...{ reference, currency, buyerId, digests, direction: 'out', receivedMinor: amountMinor },
  statedMinor: transferFee ?? null,
  day: borderDay(now),
  isOther: otherTransfer === 1,
});

const wasApproved = ({ state }: Refund): boolean => state === 'approved' || state === 'paid';

const movedBy = ({ amountCnyMinor: cnyMinor, amountMinor, currency }: Refund) => ({
  cnyMinor,
  amountMinor,
  currency,
});
