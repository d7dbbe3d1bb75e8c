import { isDeepStrictEqual } from 'node:util';
import { paymentSlipStates, type UploadVoucherDto } from '@mall/contracts/order';
import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../order/order.js';
import type { SlipDecision } from './payment-verdict.js';
import { PaymentSlipRepository, type PaymentSlip } from './payment-slip.repository.js';

/** A slip of the buyer over the whole price of the order that `anOrder` makes; it waits. */
export const aPaymentSlip = (over: Partial<PaymentSlip> = {}): PaymentSlip => ({
  voucherId: '500',
  orderId: '1001',
  orderNumber: 'UA261121-1001',
  files: [],
  amountMinor: 10_000_000,
  currency: 'CNY',
  paidOn: '2026-11-21',
  bankRef: null,
  status: 0,
  reason: null,
  reasonCode: null,
  creditedMinor: 0,
  firstById: null,
  firstByName: null,
  firstDecision: null,
  uploadedByKind: 'buyer',
  uploadedById: '7',
  auditedByName: null,
  auditedAt: null,
  createdAt: new Date('2026-11-21T11:00:00Z'),
  totalMinor: 10_000_000,
  totalRubMinor: 125_000_000,
  money: { totalMinor: 10_000_000, creditedMinor: 0, rateScaled: 125_000 },
  ...over,
});

/** Payment slips in memory; each thing that happens is a second later than the one before. */
export class InMemoryPaymentSlips extends PaymentSlipRepository {
  private clockMs = Date.parse('2026-11-21T12:00:00Z');
  /** The rates at which slips were counted. */
  private readonly rates = new Map<string, number | null>();

  constructor(private readonly slips: PaymentSlip[]) {
    super(new NoDatabase());
  }

  override async find(voucherId: string): Promise<PaymentSlip | undefined> {
    return this.slips.find((slip) => slip.voucherId === voucherId);
  }

  override async ofOrder(orderId: string): Promise<PaymentSlip[]> {
    return this.slips.filter((slip) => slip.orderId === orderId);
  }

  override async countWaiting(_: EntityManager, orderId: string): Promise<number> {
    return this.slips.filter((slip) => slip.orderId === orderId && slip.status === 0).length;
  }

  override async countOfBuyer(_: EntityManager, orderId: string): Promise<number> {
    return this.slips.filter((slip) => slip.orderId === orderId && slip.uploadedByKind === 'buyer').length;
  }

  override async waitingSince(_: EntityManager, orderId: string): Promise<Date | undefined> {
    const slips = await this.ofOrder(orderId);
    const rejectedAt = slips.findLast(({ status }) => status === paymentSlipStates.rejected)?.auditedAt;
    return slips.find(
      ({ status, createdAt }) =>
        (status === paymentSlipStates.waiting || status === paymentSlipStates.replaced) &&
        (!rejectedAt || createdAt > rejectedAt),
    )?.createdAt;
  }

  override async findSameWaiting(_: EntityManager, slip: UploadVoucherDto, by: Actor) {
    const same = writtenOf(slip, by);
    const isSame = (one: PaymentSlip) => isDeepStrictEqual({ ...one, ...same }, one);
    return (await this.ofOrder(slip.orderId)).find((one) => one.status === 0 && isSame(one))?.voucherId;
  }

  override async insert(_: EntityManager, slip: UploadVoucherDto, by: Actor): Promise<string> {
    const voucherId = String(501 + this.slips.length);
    this.slips.push(aPaymentSlip({ ...writtenOf(slip, by), voucherId, createdAt: this.tick() }));
    return voucherId;
  }

  override async replace(_: EntityManager, orderId: string, voucherId: string, by: Actor): Promise<boolean> {
    const slip = await this.find(voucherId);
    if (slip?.orderId !== orderId || slip.uploadedByKind !== by.kind || slip.uploadedById !== by.id)
      return false;
    return this.change(voucherId, { status: paymentSlipStates.replaced });
  }

  override async roublesCredited(_: EntityManager, orderId: string, rateScaled: number): Promise<number> {
    return (await this.ofOrder(orderId))
      .filter(({ status, currency }) => status === paymentSlipStates.verified && currency === 'RUB')
      .filter(({ voucherId }) => this.rates.get(voucherId) === rateScaled)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  }

  override async confirmFirst(
    _: EntityManager,
    voucherId: string,
    by: Actor,
    firstDecision: SlipDecision,
  ): Promise<void> {
    this.change(voucherId, { firstById: by.id, firstByName: by.name, firstDecision });
  }

  override async audit(
    _: EntityManager,
    voucherId: string,
    verdict: Parameters<PaymentSlipRepository['audit']>[2],
  ): Promise<boolean> {
    const { status, reason, reasonCode, creditedMinor, rateScaled, by } = verdict;
    const decided = { status, reason, reasonCode, creditedMinor };
    const audited = { auditedByName: by.name, auditedAt: this.tick() };
    const isWritten = this.change(voucherId, { ...decided, ...audited });
    if (isWritten) this.rates.set(voucherId, rateScaled);
    return isWritten;
  }

  private tick(): Date {
    this.clockMs += 1_000;
    return new Date(this.clockMs);
  }

  /** False when the slip does not wait any more. */
  private change(voucherId: string, changes: Partial<PaymentSlip>): boolean {
    const place = this.slips.findIndex((slip) => slip.voucherId === voucherId && slip.status === 0);
    if (place >= 0) this.slips[place] = { ...this.slips[place]!, ...changes };
    return place >= 0;
  }
}

const writtenOf = (slip: UploadVoucherDto, by: Actor) => ({
  orderId: slip.orderId,
  files: slip.files,
  amountMinor: slip.amountFee,
  currency: slip.currency,
  paidOn: slip.paidTime,
  bankRef: slip.bankRef ?? null,
  uploadedByKind: by.kind as PaymentSlip['uploadedByKind'],
  uploadedById: by.id ?? 'system',
});
