import type { EntityManager } from 'typeorm';
import type { RefundState } from '@mall/contracts/order';
import { borderDay } from '@mall/validation/typography';
import { NoDatabase } from '@mall/persistence/fakes';
import type { Actor } from '../order/order.js';
import { staffIdsOf } from '../order/order.fakes.js';
import type { Refund } from './refund.js';
import { paymentsLeft, type PaidIn } from './returnable.js';
import type { PartInMemory, PartsInMemory, StoredTransfer } from '../transfer/bank-transfer.fakes.js';
import { RefundRepository, type NewRefund, type Payout } from './refund.repository.js';

const NOW = new Date('2026-11-21T12:00:00Z');

type StoredRefund = Omit<Refund, 'people' | 'names' | 'decidedWith'> & Pick<NewRefund, 'sources'>;

/** Id of the order that `anOrder` makes. */
const PAID_ORDER = '1001';

/** Refunds in memory; the payments are those of the order that `anOrder` makes, without staff who received them. */
export class InMemoryRefunds extends RefundRepository implements PartsInMemory {
  readonly transfers = new Map<string, StoredTransfer>();
  /** Ids of transfers by the refunds that they paid. */
  private readonly paidBy = new Map<string, string>();
  private stored: StoredRefund[] = [];

  constructor(private readonly payments: readonly PaidIn[] = []) {
    super(new NoDatabase());
  }

  override async find(refundId: string): Promise<Refund | undefined> {
    const found = this.stored.find((refund) => refund.refundId === refundId);
    return found && this.withPeople(found);
  }

  override async ofOrder(orderId: string): Promise<Refund[]> {
    return this.stored
      .filter((refund) => refund.orderId === orderId)
      .map((refund) => this.withPeople(refund));
  }

  partsOf(transferId: string): readonly PartInMemory[] {
    return this.stored
      .filter(({ refundId }) => this.paidBy.get(refundId) === transferId)
      .map(({ orderNumber, userId: buyerId, amountMinor, paidById }) => ({
        ...{ orderNumber, buyerId, amountMinor, people: [paidById] },
        day: borderDay(NOW),
      }));
  }

  override async insert(
    _: EntityManager,
    { by, evidence = [], claimKey = null, ...refund }: NewRefund,
  ): Promise<Refund> {
    const inserted = {
      ...refund,
      claimKey,
      refundId: String(this.stored.length + 1),
      orderNumber: 'UA261121-1001',
      userId: '7',
      shopId: '3',
      state: 'requested' as const,
      evidence: [...evidence],
      requestedByKind: by.kind,
      requestedById: by.id,
      requestedByName: by.name,
      firstById: null,
      firstByName: null,
      decidedById: null,
      decidedByName: null,
      decidedAt: null,
      decisionReason: null,
      paidById: null,
      paidAt: null,
      bankRef: null,
      payoutFiles: [],
      createdAt: NOW,
    };
    this.stored.push(inserted);
    return this.withPeople(inserted);
  }

  override async decide(
    _: EntityManager,
    refundId: string,
    state: RefundState,
    by: Actor,
    decisionReason: string | null,
  ): Promise<void> {
    const decided = { decidedById: by.id ?? by.kind, decidedByName: by.name, decidedAt: NOW };
    this.change(refundId, { state, ...decided, decisionReason });
  }

  override async approveFirst(_: EntityManager, refundId: string, by: Actor): Promise<void> {
    this.change(refundId, { firstById: by.id ?? by.kind, firstByName: by.name });
  }

  override async pay(
    _: EntityManager,
    refundId: string,
    by: Actor,
    { bankRef, files, transferId }: Payout,
  ): Promise<void> {
    this.paidBy.set(refundId, transferId);
    this.change(refundId, { state: 'paid', paidById: by.id, bankRef, payoutFiles: [...files], paidAt: NOW });
  }

  override async paymentsLeft(
    orderId: string,
    { areClaimsEnded }: { readonly areClaimsEnded: boolean },
  ): Promise<PaidIn[]> {
    const standing = this.stored
      .filter((refund) => refund.orderId === orderId && refund.state !== 'rejected')
      .filter(({ state, kind }) => !(areClaimsEnded && kind === 'claim' && state === 'requested'));
    return paymentsLeft(
      orderId === PAID_ORDER ? this.payments : [],
      standing.map(({ amountCnyMinor, ...refund }) => ({ ...refund, cnyMinor: amountCnyMinor })),
    );
  }

  private withPeople({ sources: _, ...refund }: StoredRefund): Refund {
    const ofOrder = this.stored.filter(({ orderId }) => orderId === refund.orderId);
    const approved = ofOrder.flatMap(({ state, firstById, decidedById }) => [
      state === 'rejected' ? null : firstById,
      state === 'approved' || state === 'paid' ? decidedById : null,
    ]);
    const paid = ofOrder.map(({ paidById }) => paidById);
    const people = { received: [], approved: staffIdsOf(approved), paid: staffIdsOf(paid) };
    const decidedWith = ofOrder
      .filter(
        ({ claimKey, refundId }) =>
          claimKey !== null && claimKey === refund.claimKey && refundId !== refund.refundId,
      )
      .map(({ refundId, amountMinor, currency }) => ({ refundId, amountMinor, currency }));
    return { ...refund, decidedWith, people, names: { consignee: 'Иванов Пётр', cars: [] } };
  }

  private change(refundId: string, changes: Partial<Refund>): void {
    this.stored = this.stored.map((one) => (one.refundId === refundId ? { ...one, ...changes } : one));
  }
}
