import { Injectable } from '@nestjs/common';
import { InjectClient, type ClientOf } from '@mall/messaging';
import { adminPage, type AdminPage, type Caller } from '@mall/contracts/define';
import {
  orderErrors,
  type ApplyRefundDto,
  type AuditRefundDto,
  type PayRefundDto,
  type RefundAction,
  type RefundPageDto,
  type RefundView,
  refundVerdicts,
} from '@mall/contracts/order';
import { orderCalls } from '@mall/contracts/services/order';
import { amountTexts } from '@mall/validation/typography';
import type { EntityManager } from 'typeorm';
import { allowancePostings, refundPostings } from '../ledger/ledger.js';
import { LedgerRepository } from '../ledger/ledger.repository.js';
import { asBuyer, asSeller, ownOrders } from '../order/actor.js';
import { OrderMoveService } from '../order/order-move.service.js';
import { OrderRepository } from '../order/order.repository.js';
import { fenOf } from '../order/rouble-amount.js';
import { claimFiles } from '../order/private-files.js';
import { DealSettingRepository } from '../setting/deal-setting.repository.js';
import { refundStep, type Refund } from './refund.js';
import { toRefundView } from './refund.mapper.js';
import { RefundOpeningService } from './refund-opening.service.js';
import { RefundRepository } from './refund.repository.js';

@Injectable()
export class RefundService {
  constructor(
    private readonly refunds: RefundRepository,
    private readonly opener: RefundOpeningService,
    private readonly orders: OrderRepository,
    private readonly mover: OrderMoveService,
    private readonly ledger: LedgerRepository,
    private readonly settings: DealSettingRepository,
    @InjectClient(orderCalls.files) private readonly files: ClientOf<typeof orderCalls.files>,
  ) {}

  /** Not more than what was paid and neither given back nor promised. */
  async apply(caller: Caller, request: ApplyRefundDto): Promise<RefundView> {
    const { orderId, amountFee, currency, reason, evidence = [] } = request;
    if (!(await this.orders.find(ownOrders(caller), orderId))) throw orderErrors.orderNotFound();
    if (evidence.length > 0)
      await claimFiles(this.files, evidence, {
        usedBy: `refund:${orderId}`,
        ownerId: caller.userId!,
        purpose: 'document',
      });
    const opened = await this.mover.withLocked(ownOrders(caller), orderId, async (order, tx) => {
      this.mover.check(order, 'applyRefund', asBuyer(caller));
      const amountCnyMinor = currency === 'CNY' ? amountFee : fenOf(amountFee, order.rateScaled);
      const known = await this.refunds.ofOrder(orderId, tx);
      const promised = known
        .filter(({ state }) => state !== 'rejected')
        .reduce((sum, refund) => sum + refund.amountCnyMinor, 0);
      const available = order.creditedMinor - promised;
      if (amountCnyMinor < 1 || amountCnyMinor > available)
        throw orderErrors.refundTooMuch({ available: amountTexts(Math.max(0, available), 'CNY') });
      await this.mover.move(tx, order, { action: 'applyRefund', actor: asBuyer(caller), reason });
      const refund = { orderId, kind: 'claim', amountMinor: amountFee, currency, amountCnyMinor } as const;
      return this.opener.open(tx, { ...refund, reason, evidence, by: asBuyer(caller) });
    });
    return this.view(opened, caller);
  }

  async ofOrder(caller: Caller, orderId: string): Promise<RefundView[]> {
    if (!(await this.orders.find(ownOrders(caller), orderId))) throw orderErrors.orderNotFound();
    return (await this.refunds.ofOrder(orderId)).map((refund) => this.view(refund, caller));
  }

  async list(caller: Caller, request: RefundPageDto): Promise<AdminPage<RefundView>> {
    const { rows, total } = await this.refunds.page(request);
    return adminPage(
      rows.map((refund) => this.view(refund, caller)),
      total,
      request,
    );
  }

  async one(caller: Caller, refundId: string): Promise<RefundView> {
    return this.view(await this.need(refundId), caller);
  }

  async audit(caller: Caller, request: AuditRefundDto): Promise<RefundView> {
    const { refundId, result, reason, amountFee } = request;
    const isApproved = result === refundVerdicts.approved;
    if (!isApproved && !reason?.trim()) throw orderErrors.reasonNeeded();
    const { secondPersonAboveMinor } = await this.settings.current();
    return this.step(caller, refundId, isApproved ? 'approve' : 'reject', async (tx, refund) => {
      const by = asSeller(caller);
      // Together with what was approved for the order before: refunds must not stay below the limit one by one.
      const approved = (await this.refunds.ofOrder(refund.orderId, tx)).filter(wasApproved);
      const sum = approved.reduce(
        (total, { amountCnyMinor }) => total + amountCnyMinor,
        refund.amountCnyMinor,
      );
      const isForTwo = refund.firstById !== null || sum > secondPersonAboveMinor;
      if (isApproved && isForTwo && refund.firstById === null) {
        await this.refunds.approveFirst(tx, refundId, by);
        return 'waits';
      }
      if (isApproved && isForTwo && amountFee !== refund.amountMinor) throw orderErrors.amountNotRetyped();
      await this.refunds.decide(tx, refundId, isApproved ? 'approved' : 'rejected', by, reason ?? null);
      // Only a claim takes something off a sale; the others give back what was never part of one.
      if (isApproved && refund.kind === 'claim') {
        const journal = { orderId: refund.orderId, kind: 'allowance', refundId, by } as const;
        await this.ledger.post(tx, journal, allowancePostings(movedBy(refund)));
      }
      return 'moves';
    });
  }

  async pay(caller: Caller, { refundId, bankRef, files }: PayRefundDto): Promise<RefundView> {
    const known = await this.need(refundId);
    refundStep(known, 'pay', caller.userId ?? '');
    await claimFiles(this.files, files, {
      usedBy: `refund:${known.orderId}`,
      ownerId: caller.userId!,
      purpose: 'document',
    });
    return this.step(caller, refundId, 'pay', async (tx, refund) => {
      const by = asSeller(caller);
      await this.refunds.pay(tx, refundId, by, { bankRef, files });
      const journal = { orderId: refund.orderId, kind: 'refund', refundId, by } as const;
      await this.ledger.post(tx, journal, refundPostings(movedBy(refund)));
      return 'moves';
    });
  }

  /** Locks the order before the refund, as every change of an order's money does: the same sequence avoids deadlocks. */
  private async step(
    caller: Caller,
    refundId: string,
    action: RefundAction,
    work: (tx: EntityManager, refund: Refund) => Promise<'moves' | 'waits'>,
  ): Promise<RefundView> {
    const { orderId } = await this.need(refundId);
    await this.mover.withLocked({ of: 'all' }, orderId, async (_, tx) => {
      const refund = await this.need(refundId, tx);
      const to = refundStep(refund, action, caller.userId ?? '');
      if ((await work(tx, refund)) === 'moves') await this.opener.tell(tx, refund, to);
    });
    return this.one(caller, refundId);
  }

  private view(refund: Refund, { locale, userId, kind }: Caller): RefundView {
    return toRefundView(refund, { locale, userId, isStaff: kind === 'staff' });
  }

  private async need(refundId: string, tx?: EntityManager): Promise<Refund> {
    const refund = await this.refunds.find(refundId, tx);
    if (!refund) throw orderErrors.refundNotFound();
    return refund;
  }
}

const wasApproved = ({ state }: Refund): boolean => state === 'approved' || state === 'paid';

const movedBy = ({ amountCnyMinor: cnyMinor, amountMinor, currency }: Refund) => ({
  cnyMinor,
  amountMinor,
  currency,
});
