import { Injectable } from '@nestjs/common';
import { InjectClient, Outbox, type ClientOf } from '@mall/messaging';
import { adminPage, type AdminPage, type Caller } from '@mall/contracts/define';
import {
  orderErrors,
  orderEvents,
  paymentSlipStates,
  slipReasonTexts,
  type AuditVoucherDto,
  type UploadVoucherDto,
  type VoucherPageDto,
  type VoucherView,
  slipStatuses,
  voucherStatuses,
} from '@mall/contracts/order';
import { orderCalls } from '@mall/contracts/services/order';
import type { EntityManager } from 'typeorm';
import { asBuyer, asSeller, ownOrders } from '../order/actor.js';
import type { Actor, Order, Scope } from '../order/order.js';
import { OrderMoveService } from '../order/order-move.service.js';
import { OrderRepository } from '../order/order.repository.js';
import { DealSettingRepository, type DealSettings } from '../setting/deal-setting.repository.js';
import { PaymentConfirmationService } from './payment-confirmation.service.js';
import { laterOf } from './second-chance.js';
import { decisionOf, needsTwo, type SlipDecision } from './payment-verdict.js';
import { fairClaim, slipHoldEnd } from './slip-hold.js';
import { claimFiles } from '../order/private-files.js';
import { toPaymentSlipView } from './payment-slip.mapper.js';
import { PaymentSlipRepository, type PaymentSlip } from './payment-slip.repository.js';
import { slipStatusOf } from './slip-status.js';

@Injectable()
export class PaymentSlipService {
  constructor(
    private readonly slips: PaymentSlipRepository,
    private readonly orders: OrderRepository,
    private readonly mover: OrderMoveService,
    private readonly confirmer: PaymentConfirmationService,
    private readonly settings: DealSettingRepository,
    private readonly outbox: Outbox,
    @InjectClient(orderCalls.files) private readonly files: ClientOf<typeof orderCalls.files>,
  ) {}

  /** By the buyer, or by staff who got the slip another way. */
  async upload(caller: Caller, slip: UploadVoucherDto): Promise<VoucherView> {
    const isStaff = caller.kind === 'staff';
    const scope: Scope = isStaff ? { of: 'all' } : ownOrders(caller);
    const actor = isStaff ? asSeller(caller) : asBuyer(caller);
    const order = await this.orders.find(scope, slip.orderId);
    if (!order) throw orderErrors.orderNotFound();
    this.mover.check(order, 'uploadSlip', actor);
    await claimFiles(this.files, slip.files, {
      usedBy: `order:${slip.orderId}`,
      ownerId: caller.userId!,
      purpose: 'slip',
    });
    // Before the transaction: whoever waits for the order's lock has a connection already and must not need another.
    const limits = await this.settings.current();
    const voucherId = await this.mover.withLocked(scope, slip.orderId, (locked, tx) =>
      this.handIn(tx, locked, slip, actor, limits),
    );
    return toPaymentSlipView((await this.slips.find(voucherId))!, isStaff, caller.locale);
  }

  /** Writes the slip and moves the locked order. One that still waits only gives way when it is named, by its owner. */
  async handIn(
    tx: EntityManager,
    order: Order,
    slip: UploadVoucherDto,
    actor: Actor,
    {
      slipsPerOrder,
      slipHoldWorkingDays,
      slipFairPercent,
    }: Pick<DealSettings, 'slipsPerOrder' | 'slipHoldWorkingDays' | 'slipFairPercent'>,
  ): Promise<string> {
    this.mover.check(order, 'uploadSlip', actor);
    // Sent again because the answer was lost: one payment must not wait twice.
    const same = await this.slips.findSameWaiting(tx, slip, actor);
    if (same) return same;
    if (actor.kind === 'buyer' && (await this.slips.countOfBuyer(tx, order.orderId)) >= slipsPerOrder)
      throw orderErrors.tooManySlips({ max: slipsPerOrder });
    if (slip.replaces && !(await this.slips.replace(tx, order.orderId, slip.replaces, actor)))
      throw orderErrors.slipAlreadyAudited();
    const voucherId = await this.slips.insert(tx, slip, actor);
    const changes = { slip_status: slipStatuses.uploaded.code, voucher_status: voucherStatuses.none.code };
    const { fact } = await this.mover.move(tx, order, { action: 'uploadSlip', actor, changes });
    const waitingSince = await this.slips.waitingSince(tx, order.orderId, fairClaim(order, slipFairPercent));
    const heldUntil = slipHoldEnd({ ...order, waitingSince }, slipHoldWorkingDays).toISOString();
    await this.outbox.add(tx, orderEvents.paymentSlipUploaded, {
      aggregateId: order.orderId,
      payload: { ...fact, voucherId, heldUntil },
    });
    return voucherId;
  }

  async audit(caller: Caller, request: AuditVoucherDto): Promise<VoucherView> {
    const { orderId } = await this.need(request.voucherId);
    const actor = asSeller(caller);
    const limits = await this.settings.current();
    await this.mover.withLocked({ of: 'all' }, orderId, async (order, tx) => {
      const slip = await this.need(request.voucherId, tx);
      if (slip.status !== paymentSlipStates.waiting) throw orderErrors.slipAlreadyAudited();
      // Segregation of duties: whoever handed a slip in must not audit it.
      if (slip.uploadedByKind === 'staff' && slip.uploadedById === caller.userId) throw orderErrors.ownSlip();
      if (request.result === paymentSlipStates.rejected)
        return this.reject(tx, order, slip, request, actor, limits);
      const { verdict, ...amounts } = await this.confirmer.judge(tx, order, slip, request);
      const isForTwo = slip.firstById !== null || needsTwo(amounts, verdict, limits);
      const confirmation = { decision: decisionOf(verdict), amountMinor: request.amountFee };
      if (isForTwo && (await this.isFirstOfTwo(tx, order, slip, actor, confirmation))) return;
      await this.confirmer.confirm(tx, order, slip, request, actor, limits);
    });
    return toPaymentSlipView(await this.need(request.voucherId), true, caller.locale);
  }

  async list(caller: Caller, request: VoucherPageDto): Promise<AdminPage<VoucherView>> {
    const { rows, total } = await this.slips.page(request);
    return adminPage(
      rows.map((row) => toPaymentSlipView(row, true, caller.locale)),
      total,
      request,
    );
  }

  async one(caller: Caller, voucherId: string): Promise<VoucherView> {
    return toPaymentSlipView(await this.need(voucherId), true, caller.locale);
  }

  /**
   * Above a limit one person alone confirms nothing: the first leaves their name and decision, the second has to be
   * another, type the amount and decide the same.
   */
  private async isFirstOfTwo(
    tx: EntityManager,
    order: Order,
    slip: PaymentSlip,
    actor: Actor,
    { decision, amountMinor }: { readonly decision: SlipDecision; readonly amountMinor: number | undefined },
  ): Promise<boolean> {
    const { voucherId, firstById, firstDecision } = slip;
    if (firstById === actor.id) throw orderErrors.samePerson();
    if (firstById !== null) {
      if (amountMinor !== slip.amountMinor) throw orderErrors.amountNotRetyped();
      if (firstDecision !== null && firstDecision !== decision) throw orderErrors.decisionsDiffer();
      return false;
    }
    await this.slips.confirmFirst(tx, voucherId, actor, decision);
    if (order.state === 'toConfirm') await this.mover.move(tx, order, { action: 'firstConfirm', actor });
    return true;
  }

  private async reject(
    tx: EntityManager,
    order: Order,
    slip: PaymentSlip,
    request: AuditVoucherDto,
    actor: Actor,
    { secondChanceHours }: Pick<DealSettings, 'secondChanceHours'>,
  ): Promise<void> {
    const reason = request.reason?.trim() ?? '';
    const reasonCode = request.reasonCode ?? null;
    if (!reason && (!reasonCode || reasonCode === 'other')) throw orderErrors.reasonNeeded();
    const audited = {
      status: paymentSlipStates.rejected,
      reason,
      reasonCode,
      differenceAccepted: false,
      by: actor,
    } as const;
    const none = { creditedMinor: 0, rateScaled: null };
    if (!(await this.slips.audit(tx, slip.voucherId, { ...audited, ...none })))
      throw orderErrors.slipAlreadyAudited();
    const waiting = await this.slips.countWaiting(tx, order.orderId);
    const moreWait = waiting > 0;
    const isOpen = order.state === 'toConfirm';
    const changes = isOpen
      ? {
          slip_status: slipStatusOf(waiting),
          voucher_status: voucherStatuses.rejected.code,
          pay_before: laterOf(order.payBefore, order.now, secondChanceHours),
        }
      : { slip_status: slipStatusOf(waiting) };
    const action = !isOpen ? 'rejectLate' : moreWait ? 'rejectSlipMoreWait' : 'rejectSlip';
    const { fact } = await this.mover.move(tx, order, { action, actor, changes, reason, reasonCode });
    await this.outbox.add(tx, orderEvents.slipRejected, {
      aggregateId: order.orderId,
      payload: {
        ...fact,
        voucherId: slip.voucherId,
        reason,
        reasons: slipReasonTexts(reasonCode, reason),
      },
    });
  }

  private async need(voucherId: string, tx?: EntityManager): Promise<PaymentSlip> {
    const slip = await this.slips.find(voucherId, tx);
    if (!slip) throw orderErrors.slipNotFound();
    return slip;
  }
}
