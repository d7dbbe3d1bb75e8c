import { isDeepStrictEqual } from 'node:util';
import { paymentSlipStates, type UploadVoucherDto } from '@mall/contracts/order';
import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../order/order.js';
import { staffIdsOf } from '../order/order.fakes.js';
import type { PartInMemory, PartsInMemory, StoredTransfer } from '../transfer/bank-transfer.fakes.js';
import type { FirstStated } from './payment-terms.js';
import type { SlipDecision } from './payment-verdict.js';
import type { PaymentSlip } from './payment-slip.js';
import { PaymentSlipRepository, type SlipVerdict } from './payment-slip.repository.js';
import { isFairClaim, type FairClaim } from './slip-hold.js';

/** Returns a waiting slip of the buyer over the whole price of the order that `anOrder` makes. */
export const aPaymentSlip = (over: Partial<PaymentSlip> = {}): PaymentSlip => ({
  voucherId: '500',
  orderId: '1001',
  orderNumber: 'UA261121-1001',
  files: [],
  amountMinor: 10_000_000,
  receivedMinor: null,
  differenceKind: null,
  transferKey: null,
  transferReference: null,
  transferMinor: null,
  currency: 'CNY',
  paidOn: '2026-11-21',
  bankRef: 'PP-500',
  fileDigests: [],
  isFair: true,
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
  isSettled: false,
  money: { totalMinor: 10_000_000, creditedMinor: 0, rateScaled: 125_000, roublesMinor: 0 },
  people: { received: [], approved: [], paid: [] },
  names: { consignee: 'Иванов Пётр', cars: [] },
  ...over,
});

/** Payment slips in memory; each event is a second later than the one before. */
export class InMemoryPaymentSlips extends PaymentSlipRepository implements PartsInMemory {
  /** Transfers by their keys; `InMemoryTransfers` writes them. */
  readonly transfers = new Map<string, StoredTransfer>();
  private clockMs = Date.parse('2026-11-21T12:00:00Z');
  /** Rates and credits of confirmed slips. */
  private readonly counted = new Map<string, Pick<SlipVerdict, 'rateScaled' | 'transferId'>>();

  constructor(private readonly slips: PaymentSlip[]) {
    super(new NoDatabase());
  }

  override async find(voucherId: string): Promise<PaymentSlip | undefined> {
    const found = this.slips.find((slip) => slip.voucherId === voucherId);
    return found && this.read(found);
  }

  override async ofOrder(orderId: string): Promise<PaymentSlip[]> {
    return this.slips.filter((slip) => slip.orderId === orderId).map((slip) => this.read(slip));
  }

  override async countWaiting(_: EntityManager, orderId: string): Promise<number> {
    return this.slips.filter((slip) => slip.orderId === orderId && slip.status === 0).length;
  }

  override async countOfBuyer(_: EntityManager, orderId: string): Promise<number> {
    return this.slips.filter((slip) => slip.orderId === orderId && slip.uploadedByKind === 'buyer').length;
  }

  override async waitingSince(
    _: EntityManager,
    orderId: string,
    least: FairClaim,
  ): Promise<Date | undefined> {
    const slips = await this.ofOrder(orderId);
    const rejectedAt = slips.findLast(({ status }) => status === paymentSlipStates.rejected)?.auditedAt;
    return slips.find(
      (slip) =>
        (slip.status === paymentSlipStates.waiting || slip.status === paymentSlipStates.replaced) &&
        (!rejectedAt || slip.createdAt > rejectedAt) &&
        isFairClaim(slip, least),
    )?.createdAt;
  }

  override async findSameWaiting(_: EntityManager, slip: UploadVoucherDto, by: Actor) {
    const same = writtenOf(slip, by);
    const isSame = (one: PaymentSlip) => isDeepStrictEqual({ ...one, ...same }, one);
    return (await this.ofOrder(slip.orderId)).find((one) => one.status === 0 && isSame(one))?.voucherId;
  }

  override async insert(
    _: EntityManager,
    slip: UploadVoucherDto,
    by: Actor,
    fileDigests: string[] | null = null,
    isFair = true,
  ): Promise<string> {
    const voucherId = String(501 + this.slips.length);
    const orderNumber = `UA261121-${slip.orderId}`;
    const written = { ...writtenOf(slip, by), voucherId, orderNumber, fileDigests, isFair };
    this.slips.push(aPaymentSlip({ ...written, createdAt: this.tick() }));
    return voucherId;
  }

  override async replace(_: EntityManager, orderId: string, voucherId: string, by: Actor): Promise<boolean> {
    const slip = await this.find(voucherId);
    if (slip?.orderId !== orderId || slip.uploadedByKind !== by.kind || slip.uploadedById !== by.id)
      return false;
    return this.change(voucherId, { status: paymentSlipStates.replaced });
  }

  override async confirmFirst(
    _: EntityManager,
    voucherId: string,
    by: Actor,
    firstDecision: SlipDecision,
    firstStated: FirstStated,
  ): Promise<void> {
    const first = { firstById: by.id ?? 'system', firstByName: by.name };
    this.change(voucherId, { ...first, firstDecision, firstStated });
  }

  override async audit(_: EntityManager, voucherId: string, verdict: SlipVerdict): Promise<boolean> {
    const { status, reason, reasonCode, creditedMinor, by, rateScaled, transferId } = verdict;
    const { receivedMinor = null, differenceKind = null } = verdict;
    const decided = { status, reason, reasonCode, creditedMinor, receivedMinor, differenceKind };
    const audited = { auditedById: by.id ?? 'system', auditedByName: by.name, auditedAt: this.tick() };
    const isWritten = this.change(voucherId, { ...decided, ...audited });
    if (isWritten) this.counted.set(voucherId, { rateScaled, ...(transferId && { transferId }) });
    return isWritten;
  }

  /** Returns confirmed slips as parts of a transfer; whoever handed one in is the buyer of its order. */
  partsOf(transferId: string): readonly PartInMemory[] {
    return this.confirmed()
      .filter(({ voucherId }) => this.counted.get(voucherId)?.transferId === transferId)
      .map((slip) => ({
        orderNumber: slip.orderNumber,
        buyerId: slip.uploadedById,
        amountMinor: receivedOf(slip),
        day: slip.paidOn,
        people: [slip.firstById, slip.auditedById],
      }));
  }

  private confirmed(): readonly PaymentSlip[] {
    return this.slips.filter(({ status }) => status === paymentSlipStates.verified);
  }

  /** Returns a slip with the fields that are derived from other slips of its order, and from its transfer. */
  private read(slip: PaymentSlip): PaymentSlip {
    const { orderId, voucherId, money } = slip;
    const roublesMinor = this.confirmed()
      .filter((one) => one.orderId === orderId && one.currency === 'RUB')
      .filter((one) => this.counted.get(one.voucherId)?.rateScaled === money.rateScaled)
      .reduce((sum, one) => sum + receivedOf(one), money.roublesMinor);
    const received = this.slips.filter((one) => one.orderId === orderId).flatMap(receivedBy);
    const people = { ...slip.people, received: staffIdsOf([...slip.people.received, ...received]) };
    return { ...slip, ...this.transferOf(voucherId), money: { ...money, roublesMinor }, people };
  }

  private transferOf(
    voucherId: string,
  ): Partial<Pick<PaymentSlip, 'transferKey' | 'transferReference' | 'transferMinor'>> {
    const transferId = this.counted.get(voucherId)?.transferId;
    const [known] = [...this.transfers].filter(([, transfer]) => transfer.transferId === transferId);
    if (!known) return {};
    const [transferKey, { reference: transferReference, isDivided, wholeMinor }] = known;
    return { transferKey, transferReference, transferMinor: isDivided ? wholeMinor : null };
  }

  private tick(): Date {
    this.clockMs += 1_000;
    return new Date(this.clockMs);
  }

  /** Changes a slip; false when it does not wait any more. */
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

/** Returns the amount of the slip in its currency, as credited once it is confirmed. */
export const receivedOf = ({ receivedMinor, amountMinor }: PaymentSlip): number =>
  receivedMinor ?? amountMinor;

const { waiting, verified } = paymentSlipStates;

/** Returns the staff who handed the slip in or confirmed it. */
const receivedBy = ({ uploadedByKind, uploadedById, status, firstById, auditedById }: PaymentSlip) => [
  uploadedByKind === 'staff' ? uploadedById : null,
  status === waiting || status === verified ? firstById : null,
  status === verified ? auditedById : null,
];
