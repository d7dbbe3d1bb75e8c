import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../order/order.js';
import { BankTransferRepository } from './bank-transfer.repository.js';
import type { FirstStated } from './payment-terms.js';
import type { SlipDecision } from './payment-verdict.js';
import { PaymentSlipRepository, type PaymentSlip } from './payment-slip.repository.js';

/** A slip of the buyer over the whole price of the order that `anOrder` makes; it waits. */
export const aPaymentSlip = (over: Partial<PaymentSlip> = {}): PaymentSlip => ({
  voucherId: '500',
  orderId: '1001',
  orderNumber: 'UA261121-1001',
  files: [],
  amountMinor: 10_000_000,
  receivedMinor: null,
  differenceKind: null,
  transferKey: null,
  transferMinor: null,
  currency: 'CNY',
  paidOn: '2026-11-21',
  bankRef: 'PP-500',
  fileDigests: [],
  status: 0,
  reason: null,
  reasonCode: null,
  creditedMinor: 0,
  firstById: null,
  firstByName: null,
  firstDecision: null,
  firstStated: null,
  uploadedByKind: 'buyer',
  uploadedById: '7',
  auditedById: null,
  auditedByName: null,
  auditedAt: null,
  createdAt: new Date('2026-11-21T11:00:00Z'),
  totalMinor: 10_000_000,
  totalRubMinor: 125_000_000,
  money: { totalMinor: 10_000_000, creditedMinor: 0, rateScaled: 125_000, roublesMinor: 0 },
  people: { received: [], approved: [], paid: [] },
  ...over,
});

/** Payment slips in memory. */
export class InMemoryPaymentSlips extends PaymentSlipRepository {
  constructor(private readonly slips: PaymentSlip[]) {
    super(new NoDatabase());
  }

  override async find(voucherId: string): Promise<PaymentSlip | undefined> {
    return this.slips.find((slip) => slip.voucherId === voucherId);
  }

  override async countWaiting(_: EntityManager, orderId: string): Promise<number> {
    return this.slips.filter((slip) => slip.orderId === orderId && slip.status === 0).length;
  }

  override async countOfBuyer(_: EntityManager, orderId: string): Promise<number> {
    return this.slips.filter((slip) => slip.orderId === orderId && slip.uploadedByKind === 'buyer').length;
  }

  override async waitingSince(): Promise<Date | undefined> {
    return this.slips[0]?.createdAt;
  }

  override async findSameWaiting(): Promise<string | undefined> {
    return undefined;
  }

  override async insert(): Promise<string> {
    return '501';
  }

  override async confirmFirst(
    _: EntityManager,
    voucherId: string,
    by: Actor,
    firstDecision: SlipDecision,
    firstStated: FirstStated,
  ): Promise<void> {
    this.change(voucherId, { firstById: by.id, firstByName: by.name, firstDecision, firstStated });
  }

  override async audit(
    _: EntityManager,
    voucherId: string,
    verdict: Parameters<PaymentSlipRepository['audit']>[2],
  ): Promise<boolean> {
    const {
      status,
      reason,
      reasonCode,
      creditedMinor,
      receivedMinor = null,
      differenceKind = null,
    } = verdict;
    const settled = { status, reason, reasonCode, creditedMinor, receivedMinor, differenceKind };
    const { id: auditedById, name: auditedByName } = verdict.by;
    return this.change(voucherId, { ...settled, auditedById, auditedByName });
  }

  /** False when the slip does not wait any more. */
  private change(voucherId: string, changes: Partial<PaymentSlip>): boolean {
    const place = this.slips.findIndex((slip) => slip.voucherId === voucherId && slip.status === 0);
    if (place >= 0) this.slips[place] = { ...this.slips[place]!, ...changes };
    return place >= 0;
  }
}

/** Transfers of which every slip is the only part. */
export class UndividedTransfers extends BankTransferRepository {
  override async take(): Promise<string> {
    return '800';
  }
}
