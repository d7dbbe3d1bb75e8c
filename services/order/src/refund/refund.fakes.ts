import type { EntityManager } from 'typeorm';
import type { PayRefundDto, RefundState } from '@mall/contracts/order';
import { NoDatabase } from '@mall/persistence/fakes';
import type { Actor } from '../order/order.js';
import type { Refund } from './refund.js';
import { paymentsLeft, type PaidIn } from './returnable.js';
import { RefundRepository, type NewRefund } from './refund.repository.js';

/** Refunds in memory, all of the order that `anOrder` makes. */
export class InMemoryRefunds extends RefundRepository {
  private stored: (Refund & Pick<NewRefund, 'sources'>)[] = [];

  constructor(private readonly payments: readonly PaidIn[] = []) {
    super(new NoDatabase());
  }

  override async find(refundId: string): Promise<Refund | undefined> {
    return this.stored.find((refund) => refund.refundId === refundId);
  }

  override async ofOrder(orderId: string): Promise<Refund[]> {
    return this.stored.filter((refund) => refund.orderId === orderId);
  }

  override async insert(_: EntityManager, { by, evidence = [], ...refund }: NewRefund): Promise<Refund> {
    const inserted = {
      ...refund,
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
      createdAt: new Date('2026-11-21T12:00:00Z'),
      people: { received: [], approved: [], paid: [] },
    };
    this.stored.push(inserted);
    return inserted;
  }

  override async decide(
    _: EntityManager,
    refundId: string,
    state: RefundState,
    by: Actor,
    decisionReason: string | null,
  ): Promise<void> {
    this.change(refundId, { state, decidedById: by.id, decidedByName: by.name, decisionReason });
  }

  override async approveFirst(_: EntityManager, refundId: string, by: Actor): Promise<void> {
    this.change(refundId, { firstById: by.id, firstByName: by.name });
  }

  override async pay(
    _: EntityManager,
    refundId: string,
    by: Actor,
    { bankRef, files }: Pick<PayRefundDto, 'bankRef' | 'files'>,
  ): Promise<void> {
    this.change(refundId, { state: 'paid', paidById: by.id, bankRef, payoutFiles: [...files] });
  }

  override async paymentsLeft(
    _: string,
    { areClaimsEnded }: { readonly areClaimsEnded: boolean },
  ): Promise<PaidIn[]> {
    const standing = this.stored.filter(
      ({ state, kind }) =>
        state !== 'rejected' && !(areClaimsEnded && kind === 'claim' && state === 'requested'),
    );
    return paymentsLeft(
      this.payments,
      standing.map(({ amountCnyMinor, ...refund }) => ({ ...refund, cnyMinor: amountCnyMinor })),
    );
  }

  private change(refundId: string, changes: Partial<Refund>): void {
    this.stored = this.stored.map((one) => (one.refundId === refundId ? { ...one, ...changes } : one));
  }
}
