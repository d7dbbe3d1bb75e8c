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
import { demandOneTask } from '../order/order-people.js';
import { OrderMoveService } from '../order/order-move.service.js';
import { OrderRepository } from '../order/order.repository.js';
import { DealSettingRepository, type DealSettings } from '../setting/deal-setting.repository.js';
import { PaymentConfirmationService } from './payment-confirmation.service.js';
import { laterOf } from './second-chance.js';
import { referenceKeyOf } from '../transfer/bank-reference.js';
import { demandPayableDay } from './payment-day.js';
import { SlipDigestService } from './slip-digest.service.js';
import { fairClaim, isFairClaim, slipHoldEnd } from './slip-hold.js';
import { claimFiles } from '../order/private-files.js';
import { toPaymentSlipView } from './payment-slip.mapper.js';
import { PaymentSlipListRepository } from './payment-slip-list.repository.js';
import type { PaymentSlip } from './payment-slip.js';
import { PaymentSlipRepository } from './payment-slip.repository.js';
import { SlipSecondPersonService } from './slip-second-person.service.js';
import { slipStatusOf } from './slip-status.js';

@Injectable()
export class PaymentSlipService {
  constructor(
    private readonly slips: PaymentSlipRepository,
    private readonly slipList: PaymentSlipListRepository,
    private readonly orders: OrderRepository,
    private readonly mover: OrderMoveService,
    private readonly confirmer: PaymentConfirmationService,
    private readonly secondPerson: SlipSecondPersonService,
    private readonly settings: DealSettingRepository,
    private readonly digests: SlipDigestService,
    private readonly outbox: Outbox,
    @InjectClient(orderCalls.files) private readonly files: ClientOf<typeof orderCalls.files>,
  ) {}

  /** Hands in a slip of the buyer, or of staff who got it another way. */
  async upload(caller: Caller, slip: UploadVoucherDto): Promise<VoucherView> {
    const isStaff = caller.kind === 'staff';
    const scope: Scope = isStaff ? { of: 'all' } : ownOrders(caller);
    const actor = isStaff ? asSeller(caller) : asBuyer(caller);
    const order = await this.orders.find(scope, slip.orderId);
    if (!order) throw orderErrors.orderNotFound();
    this.mover.check(order, uploadOf(order, actor), actor);
    demandPayableDay(slip.paidTime, order);
    await claimFiles(this.files, slip.files, {
      usedBy: `order:${slip.orderId}`,
      ownerId: caller.userId!,
      purpose: 'slip',
    });
    // Before the transaction: a transaction that waits for the order's lock holds a connection already and
    // must not need another.
    const [limits, digests] = await Promise.all([this.settings.current(), this.digests.of(slip.files)]);
    const voucherId = await this.mover.withLocked(scope, slip.orderId, (locked, tx) =>
      this.handIn(tx, locked, slip, actor, limits, digests),
    );
    return toPaymentSlipView((await this.slips.find(voucherId))!, isStaff, caller.locale);
  }

  /** Writes the slip and moves the locked order. A waiting slip is replaced only when its owner names it. */
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
    digests: string[] | null = null,
  ): Promise<string> {
    const action = uploadOf(order, actor);
    this.mover.check(order, action, actor);
    // A repetition after a lost answer: one payment must not wait twice.
    const same = await this.slips.findSameWaiting(tx, slip, actor);
    if (same) return same;
    if (actor.kind === 'buyer' && (await this.slips.countOfBuyer(tx, order.orderId)) >= slipsPerOrder)
      throw orderErrors.tooManySlips({ max: slipsPerOrder });
    if (slip.replaces && !(await this.slips.replace(tx, order.orderId, slip.replaces, actor)))
      throw orderErrors.slipAlreadyAudited();
    const least = fairClaim(order, slipFairPercent);
    const isFair = isFairClaim({ amountMinor: slip.amountFee, currency: slip.currency }, least);
    const voucherId = await this.slips.insert(tx, slip, actor, digests, isFair);
    if (actor.kind === 'staff') demandOneTask((await this.need(voucherId, tx)).people, 'received', actor.id!);
    if (action === 'uploadLateSlip') {
      // No car is held for it. The buyer has to see the order again whose money goes back.
      const changes = { slip_status: slipStatuses.uploaded.code, buyer_removed_at: null };
      await this.mover.move(tx, order, { action, actor, changes });
      return voucherId;
    }
    const waitingSince = await this.slips.waitingSince(tx, order.orderId, least);
    const end = slipHoldEnd({ ...order, waitingSince }, slipHoldWorkingDays);
    // A hold that an earlier slip has prolonged stays.
    const present = order.state === 'toConfirm' ? (order.heldUntil ?? end) : end;
    const heldUntil = waitingSince || end > present ? end : present;
    const changes = {
      slip_status: slipStatuses.uploaded.code,
      voucher_status: voucherStatuses.none.code,
      held_until: heldUntil,
    };
    const { fact } = await this.mover.move(tx, order, { action, actor, changes });
    await this.outbox.add(tx, orderEvents.paymentSlipUploaded, {
      aggregateId: order.orderId,
      payload: {
        ...fact,
        voucherId,
        heldUntil: heldUntil.toISOString(),
        isHoldProlonged: waitingSince !== undefined,
      },
    });
    return voucherId;
  }

  /**
   * Decides on a slip. A repeated decision of the same person is answered like the first one, whose answer may have
   * been lost.
   */
  async audit(caller: Caller, request: AuditVoucherDto): Promise<VoucherView> {
    const { orderId } = await this.need(request.voucherId);
    const actor = asSeller(caller);
    const limits = await this.settings.current();
    await this.digests.ensure(request.voucherId);
    await this.mover.withLocked({ of: 'all' }, orderId, async (order, tx) => {
      const slip = await this.need(request.voucherId, tx);
      if (isRepeated(slip, request, actor)) return;
      if (slip.status !== paymentSlipStates.waiting) throw orderErrors.slipAlreadyAudited();
      // Segregation of duties: the person who handed a slip in must not audit it.
      if (slip.uploadedByKind === 'staff' && slip.uploadedById === caller.userId) throw orderErrors.ownSlip();
      if (request.result === paymentSlipStates.rejected)
        return this.reject(tx, order, slip, request, actor, limits);
      demandOneTask(slip.people, 'received', caller.userId!);
      if (await this.secondPerson.isAwaited(tx, order, slip, request, actor, limits)) return;
      await this.confirmer.confirm(tx, order, slip, request, actor, limits);
    });
    return toPaymentSlipView(await this.need(request.voucherId), true, caller.locale);
  }

  async list(caller: Caller, request: VoucherPageDto): Promise<AdminPage<VoucherView>> {
    const { rows, total } = await this.slipList.page(request);
    return adminPage(
      rows.map((row) => toPaymentSlipView(row, true, caller.locale)),
      total,
      request,
    );
  }

  async one(caller: Caller, voucherId: string): Promise<VoucherView> {
    return toPaymentSlipView(await this.need(voucherId), true, caller.locale);
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
          // A claim that is not fair extends nothing.
          ...(slip.isFair ? { pay_before: laterOf(order.payBefore, order.now, secondChanceHours) } : {}),
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

/** Returns the move of a slip that is handed in; only staff hand one in when nothing is due. */
const uploadOf = ({ state }: Order, { kind }: Actor): 'uploadSlip' | 'uploadLateSlip' =>
  kind !== 'staff' || state === 'unpaid' || state === 'toConfirm' ? 'uploadSlip' : 'uploadLateSlip';

/** Whether this person has made this same decision before. */
function isRepeated(slip: PaymentSlip, request: AuditVoucherDto, { id }: Actor): boolean {
  if (slip.status !== request.result || (slip.auditedById !== id && slip.firstById !== id)) return false;
  const reason = request.reason?.trim() ?? '';
  if (slip.status === paymentSlipStates.rejected)
    return slip.reasonCode === (request.reasonCode ?? null) && (slip.reason ?? '') === reason;
  const { receivedFee, bankRef, differenceKind } = request;
  return (
    (receivedFee === undefined || receivedFee === slip.receivedMinor) &&
    // The kind of a difference is ignored when the amounts do not differ.
    (differenceKind === undefined ||
      slip.differenceKind === null ||
      differenceKind === slip.differenceKind) &&
    (bankRef === undefined || referenceKeyOf(bankRef) === slip.transferKey)
  );
}
