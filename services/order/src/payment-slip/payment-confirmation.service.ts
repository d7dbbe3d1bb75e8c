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
import { paymentPostings, salePostings } from '../ledger/ledger.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { balanceOf } from '../order/balance.js';
import type { Actor, Order } from '../order/order.js';
import { OrderMoveService } from '../order/order-move.service.js';
import { OrderRepository, type OrderChanges } from '../order/order.repository.js';
import { kopecksOf } from '../order/rouble-amount.js';
import { Repayments } from '../order/repayments.js';
import type { DealSettings } from '../setting/deal-setting.repository.js';
import { creditOf, paymentVerdict, type PaymentVerdict, type SlipWeight } from './payment-verdict.js';
import { laterOf } from './second-chance.js';
import { PaymentSlipRepository, type PaymentSlip } from './payment-slip.repository.js';
import { slipStatusOf } from './slip-status.js';

export type Decision = Pick<AuditVoucherDto, 'reason' | 'acceptDifference' | 'partPayment'>;

/** Applies a confirmed payment to the slip, the ledger and the order, and opens the repayment of what is too much. */
@Injectable()
export class PaymentConfirmationService {
  constructor(
    private readonly slips: PaymentSlipRepository,
    private readonly orders: OrderRepository,
    private readonly mover: OrderMoveService,
    private readonly ledger: LedgerRepository,
    private readonly repayments: Repayments,
    private readonly outbox: Outbox,
  ) {}

  /** What a slip counts for, and what confirming it means. @throws paymentVerdict's errors. */
  async judge(
    tx: EntityManager,
    order: Order,
    slip: PaymentSlip,
    decision: Decision,
  ): Promise<SlipWeight & { readonly verdict: PaymentVerdict }> {
    // Only a part may come before the contract is signed.
    if (order.state === 'toConfirm' && decision.partPayment !== 1)
      this.mover.check(order, 'confirmPayment', STAFF);
    const { amountMinor, currency } = slip;
    const { state, rateScaled, creditedMinor } = order;
    const kopecks = await this.slips.roublesCredited(tx, order.orderId, rateScaled);
    const creditMinor = creditOf(slip, { kopecks, rateScaled });
    const balanceMinor = balanceOf(order);
    const payment = { state, creditMinor, balanceMinor, currency, amountMinor, rateScaled };
    return { creditMinor, balanceMinor, creditedMinor, verdict: paymentVerdict(payment, decision) };
  }

  /**
   * Confirms a slip of the locked order. Settings are read before: whoever waits for the order's lock has a connection
   * already and must not need another.
   */
  async confirm(
    tx: EntityManager,
    order: Order,
    slip: PaymentSlip,
    decision: Decision,
    by: Actor,
    { secondChanceHours }: Pick<DealSettings, 'secondChanceHours'>,
  ): Promise<void> {
    const { creditMinor, verdict } = await this.judge(tx, order, slip, decision);
    const reason = decision.reason ?? null;
    const differenceAccepted = verdict.kind === 'full' && verdict.overMinor + verdict.shortMinor > 0;
    const credit = { creditedMinor: creditMinor, rateScaled: order.rateScaled };
    const audited = {
      status: paymentSlipStates.verified,
      reason,
      reasonCode: null,
      differenceAccepted,
      by,
      ...credit,
    } as const;
    if (!(await this.slips.audit(tx, slip.voucherId, audited))) throw orderErrors.slipAlreadyAudited();
    const { orderId } = order;
    const { voucherId, amountMinor, currency } = slip;
    await this.ledger.post(
      tx,
      { orderId, kind: 'payment', voucherId, by },
      paymentPostings({ cnyMinor: creditMinor, amountMinor, currency }),
    );
    const changes = { credited_minor: order.creditedMinor + creditMinor };
    const received = { order, slip, creditMinor, changes, by, reason, secondChanceHours };
    if (verdict.kind === 'full') await this.full(tx, received, verdict);
    else if (verdict.kind === 'part') await this.part(tx, received);
    else await this.late(tx, received);
  }

  private async full(
    tx: EntityManager,
    { order, slip, changes, by, reason }: Received,
    { overMinor, shortMinor }: Extract<PaymentVerdict, { kind: 'full' }>,
  ): Promise<void> {
    const { orderId, totalMinor, rateScaled } = order;
    await this.ledger.post(tx, { orderId, kind: 'sale', by }, salePostings(totalMinor, shortMinor));
    const waiting = await this.slips.countWaiting(tx, orderId);
    const { order: paid, fact } = await this.mover.move(tx, order, {
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
    const { currency } = slip;
    const amountMinor = currency === 'CNY' ? overMinor : kopecksOf(overMinor, rateScaled);
    const over = { orderId: paid.orderId, kind: 'overpaid', amountMinor, currency, reason, by } as const;
    await this.repayments.owe(tx, { ...over, amountCnyMinor: overMinor });
  }

  /** The buyer gets time for the rest. */
  private async part(tx: EntityManager, received: Received): Promise<void> {
    const { order, slip, creditMinor, changes, by, reason, secondChanceHours } = received;
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
        creditedMinor: creditMinor,
        balanceMinor: balanceOf(moved),
        payBefore: payBefore.toISOString(),
      },
    });
  }

  /** Nothing was due any more: all of it goes back. */
  private async late(
    tx: EntityManager,
    { order, slip, creditMinor, changes, by, reason }: Received,
  ): Promise<void> {
    const { orderId } = order;
    const slip_status = (await this.slips.countWaiting(tx, orderId)) > 0 ? 1 : 0;
    await this.mover.move(tx, order, {
      action: 'confirmLate',
      actor: by,
      changes: { ...changes, slip_status },
      reason,
    });
    const { amountMinor, currency } = slip;
    const kind = order.state === 'cancelled' ? 'cancelled' : 'overpaid';
    const back = { orderId, kind, amountMinor, currency, reason, by } as const;
    await this.repayments.owe(tx, { ...back, amountCnyMinor: creditMinor });
  }
}

interface Received {
  readonly order: Order;
  readonly slip: PaymentSlip;
  readonly creditMinor: number;
  readonly changes: OrderChanges;
  readonly by: Actor;
  readonly reason: string | null;
  readonly secondChanceHours: number;
}

const STAFF: Actor = { kind: 'staff', id: null, name: null, ip: null };
