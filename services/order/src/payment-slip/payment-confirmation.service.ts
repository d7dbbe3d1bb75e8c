import { Injectable } from '@nestjs/common';
import { Outbox } from '@mall/messaging';
import {
  orderErrors,
  orderEvents,
  type AuditVoucherDto,
  paymentSlipStates,
  voucherStatuses,
} from '@mall/contracts/order';
import type { EntityManager } from 'typeorm';
import { claimPostings, paymentPostings, salePostings } from '../ledger/ledger.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { balanceIn, balanceOf, creditOf } from '../order/balance.js';
import type { Actor, Order } from '../order/order.js';
import { OrderMoveService } from '../order/order-move.service.js';
import { OrderRepository, type OrderChanges } from '../order/order.repository.js';
import { fenOf } from '../order/rouble-amount.js';
import { Repayments } from '../order/repayments.js';
import type { DealSettings } from '../setting/deal-setting.repository.js';
import { BankTransferRepository, type ConfirmedPart } from '../transfer/bank-transfer.repository.js';
import { demandPayableDay } from './payment-day.js';
import { demandFittingKind, differenceNamed, lossKind, termsOf, type PaymentTerms } from './payment-terms.js';
import {
  decisionOf,
  paymentVerdict,
  writtenOffBy,
  type PaymentVerdict,
  type SlipWeight,
} from './payment-verdict.js';
import { laterOf } from './second-chance.js';
import type { PaymentSlip } from './payment-slip.js';
import { PaymentSlipRepository } from './payment-slip.repository.js';
import { slipStatusOf } from './slip-status.js';

export type Decision = Pick<
  AuditVoucherDto,
  | 'reason'
  | 'acceptDifference'
  | 'partPayment'
  | 'receivedFee'
  | 'differenceKind'
  | 'bankRef'
  | 'transferFee'
  | 'otherTransfer'
>;

/** Effect of confirming a slip. */
export interface Judgement extends Omit<SlipWeight, 'moved'> {
  readonly verdict: PaymentVerdict;
  readonly terms: PaymentTerms;
}

/** Applies a confirmed payment to the slip, the ledger and the order, and opens the repayment of an excess. */
@Injectable()
export class PaymentConfirmationService {
  constructor(
    private readonly slips: PaymentSlipRepository,
    private readonly transfers: BankTransferRepository,
    private readonly orders: OrderRepository,
    private readonly mover: OrderMoveService,
    private readonly ledger: LedgerRepository,
    private readonly repayments: Repayments,
    private readonly outbox: Outbox,
  ) {}

  /** Returns the credit of a slip, and the effect of confirming it. @throws the errors of verdict, terms and day. */
  judge(order: Order, slip: PaymentSlip, decision: Decision): Judgement {
    // Only a part may come before the contract is signed.
    if (order.state === 'toConfirm' && decision.partPayment !== 1)
      this.mover.check(order, 'confirmPayment', STAFF);
    demandPayableDay(slip.paidOn, order);
    const { currency } = slip;
    const stated = termsOf(slip, decision);
    const { receivedMinor } = stated;
    const creditMinor = creditOf({ amountMinor: receivedMinor, currency }, order);
    const balanceMinor = balanceOf(order);
    const dueMinor = balanceIn(currency, order);
    const { state, rateScaled } = order;
    const payment = { state, creditMinor, balanceMinor, currency, receivedMinor, dueMinor, rateScaled };
    demandFittingKind(slip, stated, receivedMinor - dueMinor);
    const verdict = paymentVerdict(payment, decision);
    const isDifferent = decisionOf(verdict) === 'difference';
    const differenceKind = differenceNamed(slip, stated, isDifferent ? receivedMinor - dueMinor : 0);
    return {
      creditMinor,
      balanceMinor,
      creditedMinor: order.creditedMinor,
      verdict,
      terms: { ...stated, differenceKind },
    };
  }

  /**
   * Confirms a slip of the locked order. Settings are read before: a transaction that waits for the order's lock holds
   * a connection already and must not need another.
   */
  async confirm(
    tx: EntityManager,
    order: Order,
    slip: PaymentSlip,
    decision: Decision,
    by: Actor,
    { secondChanceHours }: Pick<DealSettings, 'secondChanceHours'>,
  ): Promise<void> {
    const judged = this.judge(order, slip, decision);
    const { creditMinor, verdict, terms } = judged;
    const { receivedMinor, differenceKind } = terms;
    const reason = decision.reason ?? null;
    const { voucherId } = slip;
    const people = { firstById: slip.firstById, byId: by.id };
    const { transferId, isOther } = await this.transfers.take(tx, partOf(order, slip, terms), people);
    const isAudited = await this.slips.audit(tx, voucherId, {
      status: paymentSlipStates.verified,
      reason,
      reasonCode: null,
      differenceAccepted: decisionOf(verdict) === 'difference',
      creditedMinor: creditMinor,
      rateScaled: order.rateScaled,
      receivedMinor,
      differenceKind,
      writtenOffMinor: writtenOffBy(verdict),
      transferId,
      isOtherTransfer: isOther,
      by,
    });
    if (!isAudited) throw orderErrors.slipAlreadyAudited();
    await this.post(tx, order, slip, judged, by);
    const changes = { credited_minor: order.creditedMinor + creditMinor };
    const received = { order, slip, judged, changes, by, reason, secondChanceHours };
    if (verdict.kind === 'full') await this.full(tx, received, verdict);
    else if (verdict.kind === 'part') await this.part(tx, received);
    else await this.late(tx, received);
  }

  /**
   * Returns whether two people confirm this part of its transfer. Refuses one whose transfer or file is used, so that
   * the first of two leaves nothing that the second cannot confirm.
   */
  async takesTwo(tx: EntityManager, order: Order, slip: PaymentSlip, terms: PaymentTerms): Promise<boolean> {
    return (await this.transfers.review(tx, partOf(order, slip, terms))).takesTwo;
  }

  /** Posts the received money, and its difference from the claim under its name. */
  private async post(
    tx: EntityManager,
    { orderId, rateScaled }: Order,
    { voucherId, amountMinor, currency }: PaymentSlip,
    { creditMinor, terms: { receivedMinor, differenceKind } }: Judgement,
    by: Actor,
  ): Promise<void> {
    const came = paymentPostings({ cnyMinor: creditMinor, amountMinor: receivedMinor, currency });
    const differenceMinor = receivedMinor - amountMinor;
    const inFen = currency === 'CNY' ? differenceMinor : signedFenOf(differenceMinor, rateScaled);
    const claimed =
      differenceKind === null
        ? []
        : claimPostings(differenceKind, { cnyMinor: inFen, amountMinor: differenceMinor, currency });
    await this.ledger.post(tx, { orderId, kind: 'payment', voucherId, by }, [...came, ...claimed]);
  }

  private async full(
    tx: EntityManager,
    { order, slip, judged, changes, by, reason }: Received,
    { overMinor, shortMinor }: Extract<PaymentVerdict, { kind: 'full' }>,
  ): Promise<void> {
    const { orderId, totalMinor } = order;
    const { receivedMinor, differenceKind } = judged.terms;
    const sale = salePostings(totalMinor, shortMinor, lossKind(differenceKind));
    await this.ledger.post(tx, { orderId, kind: 'sale', by }, sale);
    const waiting = await this.slips.countWaiting(tx, orderId);
    const { fact } = await this.mover.move(tx, order, {
      action: 'confirmPayment',
      actor: by,
      changes: {
        ...changes,
        voucher_status: voucherStatuses.verified.code,
        slip_status: slipStatusOf(waiting),
        paid_at: order.now,
      },
      reason,
    });
    const items = await this.orders.itemsOf([orderId], tx);
    const lines = items.map(({ skuId, spuId, count }) => ({ skuId, spuId, count }));
    await this.outbox.add(tx, orderEvents.paymentConfirmed, {
      aggregateId: orderId,
      payload: { ...fact, voucherId: slip.voucherId, lines },
    });
    if (overMinor === 0) return;
    const { currency, voucherId } = slip;
    const amountMinor = receivedMinor - balanceIn(currency, order);
    const over = { orderId, kind: 'overpaid', voucherId, amountMinor, currency, reason, by } as const;
    await this.repayments.owe(tx, { ...over, amountCnyMinor: overMinor });
  }

  /** Gives the buyer time for the rest. */
  private async part(tx: EntityManager, received: Received): Promise<void> {
    const { order, slip, changes, by, reason, secondChanceHours } = received;
    const waiting = await this.slips.countWaiting(tx, order.orderId);
    const payBefore = laterOf(order.payBefore, order.now, secondChanceHours);
    const { order: moved, fact } = await this.mover.move(tx, order, {
      action: waiting > 0 ? 'confirmPartMoreWait' : 'confirmPart',
      actor: by,
      changes: { ...changes, slip_status: slipStatusOf(waiting), pay_before: payBefore },
      reason,
    });
    await this.outbox.add(tx, orderEvents.paymentPartConfirmed, {
      aggregateId: order.orderId,
      payload: {
        ...fact,
        voucherId: slip.voucherId,
        creditedMinor: moved.creditedMinor,
        balanceMinor: balanceOf(moved),
        balanceRubMinor: balanceIn('RUB', moved),
        payBefore: payBefore.toISOString(),
      },
    });
  }

  /** Gives all of the money back, because nothing was due any more. */
  private async late(
    tx: EntityManager,
    { order, slip, judged, changes, by, reason }: Received,
  ): Promise<void> {
    const { orderId } = order;
    const slip_status = slipStatusOf(await this.slips.countWaiting(tx, orderId));
    await this.mover.move(tx, order, {
      action: 'confirmLate',
      actor: by,
      changes: { ...changes, slip_status },
      reason,
    });
    const { voucherId, currency } = slip;
    const kind = order.state === 'cancelled' ? 'cancelled' : 'overpaid';
    const amountMinor = judged.terms.receivedMinor;
    const back = { orderId, kind, voucherId, amountMinor, currency, reason, by } as const;
    await this.repayments.owe(tx, { ...back, amountCnyMinor: judged.creditMinor });
  }
}

const partOf = (
  { userId: buyerId }: Order,
  { currency, fileDigests, paidOn: day }: PaymentSlip,
  { reference, receivedMinor, transferMinor, isOther = false }: PaymentTerms,
): ConfirmedPart => ({
  ...{ reference, receivedMinor, isOther, currency, buyerId, day },
  direction: 'in',
  statedMinor: transferMinor,
  digests: fileDigests ?? [],
});

const signedFenOf = (kopecks: number, rateScaled: number): number =>
  Math.sign(kopecks) * fenOf(Math.abs(kopecks), rateScaled);

interface Received {
  readonly order: Order;
  readonly slip: PaymentSlip;
  readonly judged: Judgement;
  readonly changes: OrderChanges;
  readonly by: Actor;
  readonly reason: string | null;
  readonly secondChanceHours: number;
}

const STAFF: Actor = { kind: 'staff', id: null, name: null, ip: null };
