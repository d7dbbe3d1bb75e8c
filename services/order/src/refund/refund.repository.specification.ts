import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../order/order.js';
import type { NewRefund, RefundRepository } from './refund.repository.js';

interface Given {
  readonly repository: RefundRepository;
  readonly tx: EntityManager;
  /** Ids of two orders of buyer 7 at shop 3. */
  readonly orderIds: readonly [string, string];
  /** Id of a transfer of the bank that pays out. */
  readonly transferId: string;
  /**
   * Ids of payments for the first one: 300,000 fen of CNY, then 125,000 kopecks that are credited with 10,000 fen. No
   * staff have received them.
   */
  readonly voucherIds: readonly [string, string];
}

const buyer: Actor = { kind: 'buyer', id: '7', name: 'Пётр', ip: null };
const anna: Actor = { kind: 'staff', id: '50', name: 'anna', ip: null };
const boris: Actor = { kind: 'staff', id: '51', name: 'boris', ip: null };
const system: Actor = { kind: 'system', id: null, name: null, ip: null };

const PROOF = [{ url: '/api/files/f/1', originName: 'payment.pdf' }];

const aClaim = (orderId: string, over: Partial<NewRefund> = {}): NewRefund => ({
  orderId,
  kind: 'claim',
  amountMinor: 100_000,
  currency: 'CNY',
  amountCnyMinor: 100_000,
  reason: 'царапина',
  sources: [],
  by: buyer,
  ...over,
});

export const refundSpecification = new Specification<Given>((arrange) => {
  it('opens a refund as requested, of the buyer and the shop of its order', async () => {
    const { repository, tx, orderIds } = await arrange();
    const inserted = await repository.insert(tx, aClaim(orderIds[0], { evidence: PROOF }));
    expect(inserted).toMatchObject({
      orderId: orderIds[0],
      userId: '7',
      shopId: '3',
      kind: 'claim',
      state: 'requested',
      amountMinor: 100_000,
      currency: 'CNY',
      amountCnyMinor: 100_000,
      reason: 'царапина',
      evidence: PROOF,
      requestedByKind: 'buyer',
      requestedById: '7',
      requestedByName: 'Пётр',
      firstById: null,
      decidedById: null,
      decidedByName: null,
      decidedAt: null,
      decisionReason: null,
      paidById: null,
      paidAt: null,
      bankRef: null,
      payoutFiles: [],
      createdAt: expect.any(Date) as Date,
      people: { received: [], approved: [], paid: [] },
      names: { consignee: 'Иванов Пётр', cars: expect.any(Array) as unknown[] },
    });
    expect(await repository.find(inserted.refundId)).toEqual(inserted);
    expect(await repository.find('999')).toBeUndefined();
  });

  it('opens one without evidence', async () => {
    const { repository, tx, orderIds } = await arrange();
    expect(await repository.insert(tx, aClaim(orderIds[0]))).toMatchObject({ evidence: [] });
  });

  it('lists the refunds of one order in the sequence in which they were opened', async () => {
    const { repository, tx, orderIds } = await arrange();
    const first = await repository.insert(tx, aClaim(orderIds[0]));
    await repository.insert(tx, aClaim(orderIds[1]));
    const second = await repository.insert(tx, aClaim(orderIds[0], { kind: 'overpaid' }));
    await repository.decide(tx, first.refundId, 'approved', anna, null);
    const refunds = await repository.ofOrder(orderIds[0]);
    expect(refunds.map(({ refundId }) => refundId)).toEqual([first.refundId, second.refundId]);
    expect(await repository.ofOrder('999')).toEqual([]);
  });

  it('names the first of two people and stays open', async () => {
    const { repository, tx, orderIds } = await arrange();
    const { refundId } = await repository.insert(tx, aClaim(orderIds[0]));
    await repository.approveFirst(tx, refundId, anna);
    expect(await repository.find(refundId)).toMatchObject({
      state: 'requested',
      firstById: '50',
      firstByName: 'anna',
      decidedAt: null,
    });
  });

  it('keeps who decided, when and why, and touches no other refund', async () => {
    const { repository, tx, orderIds } = await arrange();
    const { refundId } = await repository.insert(tx, aClaim(orderIds[0]));
    const other = await repository.insert(tx, aClaim(orderIds[0]));
    await repository.decide(tx, refundId, 'rejected', anna, 'нет фото');
    expect(await repository.find(refundId)).toMatchObject({
      state: 'rejected',
      decidedById: '50',
      decidedByName: 'anna',
      decidedAt: expect.any(Date) as Date,
      decisionReason: 'нет фото',
      paidAt: null,
    });
    expect(await repository.find(other.refundId)).toEqual(other);
  });

  it('is decided by the system too', async () => {
    const { repository, tx, orderIds } = await arrange();
    const { refundId } = await repository.insert(tx, aClaim(orderIds[0], { kind: 'cancelled', by: system }));
    await repository.decide(tx, refundId, 'approved', system, null);
    expect(await repository.find(refundId)).toMatchObject({
      state: 'approved',
      requestedById: null,
      decidedById: 'system',
      decidedByName: null,
      decidedAt: expect.any(Date) as Date,
    });
  });

  it('keeps the proof of the payout, and when it was', async () => {
    const { repository, tx, orderIds, transferId } = await arrange();
    const { refundId } = await repository.insert(tx, aClaim(orderIds[0]));
    await repository.decide(tx, refundId, 'approved', anna, null);
    await repository.pay(tx, refundId, boris, { bankRef: 'P-1', files: PROOF, transferId });
    expect(await repository.find(refundId)).toMatchObject({
      state: 'paid',
      decidedByName: 'anna',
      bankRef: 'P-1',
      payoutFiles: PROOF,
      paidById: '51',
      paidAt: expect.any(Date) as Date,
    });
  });

  it('names the refunds of the same claim for the whole sum beside each', async () => {
    const { repository, tx, orderIds } = await arrange();
    const claimKey = `whole ${orderIds[0]}`;
    const first = await repository.insert(tx, aClaim(orderIds[0], { claimKey }));
    expect(first).toMatchObject({ claimKey, decidedWith: [] });
    const second = await repository.insert(tx, aClaim(orderIds[0], { claimKey, amountMinor: 7 }));
    const alone = await repository.insert(tx, aClaim(orderIds[0]));
    expect(alone).toMatchObject({ claimKey: null, decidedWith: [] });
    expect(second.decidedWith).toEqual([
      { refundId: first.refundId, amountMinor: first.amountMinor, currency: 'CNY' },
    ]);
    expect((await repository.find(first.refundId))!.decidedWith).toEqual([
      { refundId: second.refundId, amountMinor: 7, currency: 'CNY' },
    ]);
  });

  it('names the people who approved and paid for its order, except for a rejected refund and the system', async () => {
    const { repository, tx, orderIds, transferId } = await arrange();
    const open = async (over: Partial<NewRefund> = {}) =>
      (await repository.insert(tx, aClaim(orderIds[0], over))).refundId;
    const peopleOf = async (refundId: string) => (await repository.find(refundId))!.people;
    const [approved, rejected, automatic] = [await open(), await open(), await open({ by: system })];
    await repository.approveFirst(tx, rejected, { ...anna, id: '52' });
    await repository.approveFirst(tx, approved, { ...anna, id: '53' });
    expect(await peopleOf(approved)).toMatchObject({ approved: ['52', '53'], paid: [] });
    await repository.decide(tx, approved, 'approved', anna, null);
    await repository.decide(tx, rejected, 'rejected', boris, 'нет фото');
    await repository.decide(tx, automatic, 'approved', system, null);
    await repository.pay(tx, approved, boris, { bankRef: 'P-1', files: PROOF, transferId });
    expect(await peopleOf(automatic)).toEqual({ received: [], approved: ['50', '53'], paid: ['51'] });
    const elsewhere = await repository.insert(tx, aClaim(orderIds[1]));
    expect(elsewhere.people).toEqual({ received: [], approved: [], paid: [] });
  });

  it('leaves of each payment what no valid refund gives back', async () => {
    const { repository, tx, orderIds, voucherIds } = await arrange();
    const left = async (areClaimsEnded = false) =>
      (await repository.paymentsLeft(orderIds[0], { areClaimsEnded }, tx)).map(
        ({ amountMinor }) => amountMinor,
      );
    expect(await repository.paymentsLeft(orderIds[0], { areClaimsEnded: false }, tx)).toEqual([
      { voucherId: voucherIds[0], currency: 'CNY', amountMinor: 300_000, cnyMinor: 300_000 },
      { voucherId: voucherIds[1], currency: 'RUB', amountMinor: 125_000, cnyMinor: 10_000 },
    ]);
    const sources = [{ voucherId: voucherIds[0], amountMinor: 100_000, cnyMinor: 100_000 }];
    const { refundId } = await repository.insert(tx, aClaim(orderIds[0], { sources }));
    const money = { amountMinor: 12_500, currency: 'RUB', amountCnyMinor: 1_000 } as const;
    await repository.insert(tx, aClaim(orderIds[0], { kind: 'overpaid', ...money }));
    await repository.insert(tx, aClaim(orderIds[1]));
    expect(await left()).toEqual([200_000, 112_500]);
    // An undecided claim ends with its order; owed money does not.
    expect(await left(true)).toEqual([300_000, 112_500]);
    await repository.decide(tx, refundId, 'approved', anna, null);
    expect(await left(true)).toEqual([200_000, 112_500]);
    await repository.decide(tx, refundId, 'rejected', anna, 'нет фото');
    expect(await left()).toEqual([300_000, 112_500]);
    expect(await repository.returnable(orderIds[0], tx)).toEqual([
      { currency: 'CNY', amountMinor: 300_000, amountCnyMinor: 300_000 },
      { currency: 'RUB', amountMinor: 112_500, amountCnyMinor: 9_000 },
    ]);
    expect(await repository.paymentsLeft(orderIds[1], { areClaimsEnded: false }, tx)).toEqual([]);
  });
});
