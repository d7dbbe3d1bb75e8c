import { Injectable } from '@nestjs/common';
import { InjectClient, Outbox, type ClientOf } from '@mall/messaging';
import { adminPage, type AdminPage, type Caller } from '@mall/contracts/define';
import { fileApi } from '@mall/contracts/file';
import {
  orderErrors,
  orderEvents,
  slipReasonTexts,
  type AuditVoucherDto,
  type UploadVoucherDto,
  type VoucherPageDto,
  type VoucherView,
} from '@mall/contracts/order';
import type { EntityManager } from 'typeorm';
import { asBuyer, asSeller, ownOrders } from '../order/actor.js';
import type { Actor, Order, Scope } from '../order/order.js';
import { OrderMover } from '../order/order-mover.js';
import { OrderRepository } from '../order/order.repository.js';
import { claimFiles } from './slip-files.js';
import { amountText, dueIn } from './voucher-amount.js';
import { toVoucherView } from './voucher.mapper.js';
import { VoucherRepository, type Voucher } from './voucher.repository.js';

/** A buyer whose slip is sent back has at least this long to bring another, whatever is left of the first term. */
const SECOND_CHANCE_HOURS = 48;

@Injectable()
export class VoucherService {
  constructor(
    private readonly vouchers: VoucherRepository,
    private readonly orders: OrderRepository,
    private readonly mover: OrderMover,
    private readonly outbox: Outbox,
    @InjectClient(fileApi) private readonly files: ClientOf<typeof fileApi>,
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
    const voucherId = await this.mover.withLocked(scope, slip.orderId, (locked, tx) =>
      this.handIn(tx, locked, slip, actor),
    );
    return toVoucherView((await this.vouchers.find(voucherId))!, isStaff);
  }

  /** Writes the slip and moves the locked order. */
  async handIn(tx: EntityManager, order: Order, slip: UploadVoucherDto, actor: Actor): Promise<string> {
    this.mover.check(order, 'uploadSlip', actor);
    await this.vouchers.replaceWaiting(tx, order.orderId);
    const voucherId = await this.vouchers.insert(tx, slip, actor);
    const changes = { slip_status: 1, voucher_status: 0 };
    const { fact } = await this.mover.move(tx, order, { action: 'uploadSlip', actor, changes });
    await this.outbox.add(tx, orderEvents.paymentSlipUploaded, {
      aggregateId: order.orderId,
      payload: { ...fact, voucherId },
    });
    return voucherId;
  }

  async audit(caller: Caller, request: AuditVoucherDto): Promise<VoucherView> {
    const { orderId } = await this.need(request.voucherId);
    const actor = asSeller(caller);
    await this.mover.withLocked({ of: 'all' }, orderId, async (order, tx) => {
      const voucher = await this.need(request.voucherId, tx);
      if (voucher.status !== 0) throw orderErrors.slipAlreadyAudited();
      // The maker of a slip never checks it: two pairs of eyes on every payment.
      if (voucher.uploadedByKind === 'staff' && voucher.uploadedById === caller.userId)
        throw orderErrors.ownSlip();
      if (request.result === 1) await this.confirm(tx, order, voucher, request, actor);
      else await this.reject(tx, order, voucher, request, actor);
    });
    return toVoucherView(await this.need(request.voucherId), true);
  }

  async list(request: VoucherPageDto): Promise<AdminPage<VoucherView>> {
    const { rows, total } = await this.vouchers.page(request);
    return adminPage(
      rows.map((row) => toVoucherView(row, true)),
      total,
      request,
    );
  }

  async one(voucherId: string): Promise<VoucherView> {
    return toVoucherView(await this.need(voucherId), true);
  }

  /** Confirms the payment of the locked order. */
  async confirm(
    tx: EntityManager,
    order: Order,
    voucher: Voucher,
    { reason, acceptDifference }: Pick<AuditVoucherDto, 'reason' | 'acceptDifference'>,
    actor: Actor,
  ): Promise<void> {
    this.mover.check(order, 'confirmPayment', actor);
    const { currency, amountMinor, voucherId } = voucher;
    const due = dueIn(currency, order);
    const differs = amountMinor !== due;
    if (differs && (acceptDifference !== 1 || !reason))
      throw orderErrors.slipAmountDiffers({
        paid: amountText(amountMinor, currency),
        due: amountText(due, currency),
      });
    await this.close(tx, voucher, {
      status: 1,
      reason: reason ?? null,
      differenceAccepted: differs,
      by: actor,
    });
    const changes = { voucher_status: 1, paid_at: order.now };
    const move = { action: 'confirmPayment', actor, changes, reason: reason ?? null } as const;
    const { fact } = await this.mover.move(tx, order, move);
    const items = await this.orders.itemsOf([order.orderId], tx);
    await this.outbox.add(tx, orderEvents.paymentConfirmed, {
      aggregateId: order.orderId,
      payload: {
        ...fact,
        voucherId,
        lines: items.map(({ skuId, spuId, count }) => ({ skuId, spuId, count })),
      },
    });
  }

  private async reject(
    tx: EntityManager,
    order: Order,
    voucher: Voucher,
    { reason }: AuditVoucherDto,
    actor: Actor,
  ): Promise<void> {
    if (!reason?.trim()) throw orderErrors.reasonNeeded();
    await this.close(tx, voucher, { status: 2, reason, differenceAccepted: false, by: actor });
    const again = new Date(order.now.getTime() + SECOND_CHANCE_HOURS * 3_600_000);
    const payBefore = order.payBefore > again ? order.payBefore : again;
    const changes = { slip_status: 0, voucher_status: 2, pay_before: payBefore };
    const { fact } = await this.mover.move(tx, order, { action: 'rejectSlip', actor, changes, reason });
    await this.outbox.add(tx, orderEvents.slipRejected, {
      aggregateId: order.orderId,
      payload: { ...fact, voucherId: voucher.voucherId, reason, reasons: slipReasonTexts(null, reason) },
    });
  }

  private async close(
    tx: EntityManager,
    { voucherId }: Voucher,
    verdict: Parameters<VoucherRepository['audit']>[2],
  ): Promise<void> {
    if (!(await this.vouchers.audit(tx, voucherId, verdict))) throw orderErrors.slipAlreadyAudited();
  }

  private async need(voucherId: string, tx?: EntityManager): Promise<Voucher> {
    const voucher = await this.vouchers.find(voucherId, tx);
    if (!voucher) throw orderErrors.slipNotFound();
    return voucher;
  }
}
