import type { UploadVoucherDto } from '@mall/contracts/order';
import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../order/order.js';
import type { PaymentSlipRepository } from './payment-slip.repository.js';

interface Given {
  readonly repository: PaymentSlipRepository;
  readonly tx: EntityManager;
  /** Ids of two orders of 100,000 CNY without slips. */
  readonly orderIds: readonly [string, string];
}

const buyer: Actor = { kind: 'buyer', id: '7', name: 'Пётр', ip: null };
const anna: Actor = { kind: 'staff', id: '50', name: 'anna', ip: null };
const boris: Actor = { kind: 'staff', id: '51', name: 'boris', ip: null };

const aSlip = (orderId: string, over: Partial<UploadVoucherDto> = {}): UploadVoucherDto => ({
  orderId,
  files: [{ url: '/api/files/f/1', originName: '1.pdf' }],
  amountFee: 4_000_000,
  currency: 'CNY',
  paidTime: '2026-11-20',
  ...over,
});

const verdict = { reason: null, reasonCode: null, differenceAccepted: false, rateScaled: 125_000 };
const stated = {
  ...{ receivedMinor: 4_000_000, reference: 'PP-1', transferMinor: null, differenceKind: null },
  movedMinor: 4_000_000,
};
const verified = { ...verdict, status: 1, creditedMinor: 4_000_000, by: anna } as const;
const rejected = { ...verdict, status: 2, reason: 'не читается', creditedMinor: 0, by: anna } as const;

export const paymentSlipSpecification = new Specification<Given>((arrange) => {
  it('keeps a slip as it was handed in, until somebody decides', async () => {
    const { repository, tx, orderIds } = await arrange();
    const voucherId = await repository.insert(tx, aSlip(orderIds[0]), buyer);
    expect(await repository.find(voucherId)).toMatchObject({
      voucherId,
      orderId: orderIds[0],
      files: [{ url: '/api/files/f/1', originName: '1.pdf' }],
      amountMinor: 4_000_000,
      currency: 'CNY',
      paidOn: '2026-11-20',
      bankRef: null,
      status: 0,
      reason: null,
      reasonCode: null,
      receivedMinor: null,
      differenceKind: null,
      transferKey: null,
      transferMinor: null,
      fileDigests: null,
      creditedMinor: 0,
      firstById: null,
      firstDecision: null,
      firstStated: null,
      uploadedByKind: 'buyer',
      uploadedById: '7',
      auditedById: null,
      auditedByName: null,
      auditedAt: null,
      createdAt: expect.any(Date) as Date,
      totalMinor: 10_000_000,
      money: { totalMinor: 10_000_000, creditedMinor: 0, rateScaled: 125_000, roublesMinor: 0 },
      people: { received: [], approved: [], paid: [] },
      names: { consignee: 'Иванов Пётр', cars: expect.any(Array) as unknown[] },
    });
    expect(await repository.find('999')).toBeUndefined();
  });

  it('stores the digests of its files, where they are known', async () => {
    const { repository, tx, orderIds } = await arrange();
    const voucherId = await repository.insert(tx, aSlip(orderIds[0]), buyer, ['sha-1']);
    expect(await repository.find(voucherId)).toMatchObject({ fileDigests: ['sha-1'] });
  });

  it('lists the slips of one order in the sequence in which they were handed in', async () => {
    const { repository, tx, orderIds } = await arrange();
    const first = await repository.insert(tx, aSlip(orderIds[0]), buyer);
    const second = await repository.insert(tx, aSlip(orderIds[0], { amountFee: 1 }), anna);
    await repository.insert(tx, aSlip(orderIds[1]), buyer);
    await repository.audit(tx, first, verified);
    const slips = await repository.ofOrder(orderIds[0]);
    expect(slips.map(({ voucherId }) => voucherId)).toEqual([first, second]);
    expect(await repository.ofOrder('999')).toEqual([]);
  });

  it('counts the waiting slips of an order, and those of its buyer in any state', async () => {
    const { repository, tx, orderIds } = await arrange();
    const first = await repository.insert(tx, aSlip(orderIds[0]), buyer);
    await repository.insert(tx, aSlip(orderIds[0], { amountFee: 1 }), buyer);
    await repository.insert(tx, aSlip(orderIds[0], { amountFee: 2 }), anna);
    await repository.insert(tx, aSlip(orderIds[1]), buyer);
    await repository.audit(tx, first, rejected);
    expect(await repository.countWaiting(tx, orderIds[0])).toBe(2);
    expect(await repository.countOfBuyer(tx, orderIds[0])).toBe(2);
    expect(await repository.countOfBuyer(tx, orderIds[1])).toBe(1);
  });

  it('finds the same slip of the same person only while it waits', async () => {
    const { repository, tx, orderIds } = await arrange();
    const slip = aSlip(orderIds[0], { bankRef: '17' });
    const voucherId = await repository.insert(tx, slip, buyer);
    expect(await repository.findSameWaiting(tx, slip, buyer)).toBe(voucherId);
    expect(await repository.findSameWaiting(tx, slip, { ...buyer, id: '8' })).toBeUndefined();
    const others: readonly Partial<UploadVoucherDto>[] = [
      { orderId: orderIds[1] },
      { files: [{ url: '/api/files/f/2', originName: '1.pdf' }] },
      { amountFee: 4_000_001 },
      { currency: 'RUB' },
      { paidTime: '2026-11-19' },
      { bankRef: '18' },
      { bankRef: undefined },
    ];
    for (const other of others)
      expect(await repository.findSameWaiting(tx, { ...slip, ...other }, buyer)).toBeUndefined();
    await repository.audit(tx, voucherId, rejected);
    expect(await repository.findSameWaiting(tx, slip, buyer)).toBeUndefined();
  });

  it('replaces a waiting slip of the same person, once', async () => {
    const { repository, tx, orderIds } = await arrange();
    const voucherId = await repository.insert(tx, aSlip(orderIds[0]), buyer);
    expect(await repository.replace(tx, orderIds[0], voucherId, anna)).toBe(false);
    expect(await repository.replace(tx, orderIds[1], voucherId, buyer)).toBe(false);
    expect(await repository.replace(tx, orderIds[0], voucherId, buyer)).toBe(true);
    expect(await repository.replace(tx, orderIds[0], voucherId, buyer)).toBe(false);
    expect(await repository.find(voucherId)).toMatchObject({ status: 3 });
    expect(await repository.countWaiting(tx, orderIds[0])).toBe(0);
  });

  it('waits since the first slip after the last rejection, replaced ones included', async () => {
    const { repository, tx, orderIds } = await arrange();
    const least = { cnyMinor: 1, rubMinor: 1 };
    const since = () => repository.waitingSince(tx, orderIds[0], least);
    const createdAt = async (voucherId: string) => (await repository.find(voucherId))!.createdAt;
    expect(await since()).toBeUndefined();
    const first = await repository.insert(tx, aSlip(orderIds[0]), buyer);
    const second = await repository.insert(tx, aSlip(orderIds[0], { amountFee: 1 }), buyer);
    await repository.replace(tx, orderIds[0], first, buyer);
    expect(await since()).toEqual(await createdAt(first));
    await repository.audit(tx, second, rejected);
    expect(await since()).toBeUndefined();
    const third = await repository.insert(tx, aSlip(orderIds[0], { amountFee: 2 }), buyer);
    await repository.insert(tx, aSlip(orderIds[0], { amountFee: 3 }), buyer);
    expect(await since()).toEqual(await createdAt(third));
  });

  it('waits since the first slip that claims enough of its currency', async () => {
    const { repository, tx, orderIds } = await arrange();
    const since = () => repository.waitingSince(tx, orderIds[0], { cnyMinor: 10, rubMinor: 125 });
    await repository.insert(tx, aSlip(orderIds[0], { amountFee: 9 }), buyer);
    await repository.insert(tx, aSlip(orderIds[0], { amountFee: 124, currency: 'RUB' }), buyer);
    expect(await since()).toBeUndefined();
    const roubles = await repository.insert(
      tx,
      aSlip(orderIds[0], { amountFee: 125, currency: 'RUB' }),
      buyer,
    );
    await repository.insert(tx, aSlip(orderIds[0], { amountFee: 10 }), buyer);
    expect(await since()).toEqual((await repository.find(roubles))!.createdAt);
  });

  it('is credited with what the bank credited, under the name of the difference', async () => {
    const { repository, tx, orderIds } = await arrange();
    const voucherId = await repository.insert(tx, aSlip(orderIds[0]), buyer);
    const received = { receivedMinor: 3_990_000, differenceKind: 'commission' } as const;
    await repository.audit(tx, voucherId, { ...verified, ...received });
    expect(await repository.find(voucherId)).toMatchObject({ amountMinor: 4_000_000, ...received });
  });

  it('sums the roubles that came for its order at the rate of the order', async () => {
    const { repository, tx, orderIds } = await arrange();
    const roubles = { currency: 'RUB', amountFee: 500 } as const;
    const [asClaimed, less, otherRate] = [
      await repository.insert(tx, aSlip(orderIds[0], roubles), buyer),
      await repository.insert(tx, aSlip(orderIds[0], roubles), buyer),
      await repository.insert(tx, aSlip(orderIds[0], roubles), buyer),
    ];
    await repository.insert(tx, aSlip(orderIds[0], { ...roubles, amountFee: 7 }), buyer);
    const elsewhere = await repository.insert(tx, aSlip(orderIds[1], roubles), buyer);
    const yuan = await repository.insert(tx, aSlip(orderIds[0]), buyer);
    for (const voucherId of [asClaimed, elsewhere, yuan]) await repository.audit(tx, voucherId, verified);
    await repository.audit(tx, less, { ...verified, receivedMinor: 490 });
    await repository.audit(tx, otherRate, { ...verified, rateScaled: 125_001 });
    expect((await repository.find(yuan))!.money.roublesMinor).toBe(990);
  });

  it('names the staff who have received money for its order', async () => {
    const { repository, tx, orderIds } = await arrange();
    const received = async () => (await repository.ofOrder(orderIds[0]))[0]!.people.received;
    const first = await repository.insert(tx, aSlip(orderIds[0]), buyer);
    await repository.confirmFirst(tx, first, boris, 'full', stated);
    expect(await received()).toEqual(['51']);
    await repository.audit(tx, first, rejected);
    expect(await received()).toEqual([]);
    const second = await repository.insert(tx, aSlip(orderIds[0]), { ...anna, id: '52' });
    await repository.insert(tx, aSlip(orderIds[1]), boris);
    await repository.audit(tx, second, verified);
    expect(await received()).toEqual(['50', '52']);
  });

  it('names the first of two people only while the slip waits', async () => {
    const { repository, tx, orderIds } = await arrange();
    const voucherId = await repository.insert(tx, aSlip(orderIds[0]), buyer);
    await repository.confirmFirst(tx, voucherId, boris, 'part', stated);
    const first = { firstById: '51', firstByName: 'boris', firstDecision: 'part', firstStated: stated };
    expect(await repository.find(voucherId)).toMatchObject({ ...first, status: 0 });
    await repository.audit(tx, voucherId, verified);
    await repository.confirmFirst(tx, voucherId, { ...anna, id: '52' }, 'full', stated);
    expect(await repository.find(voucherId)).toMatchObject({ ...first, status: 1 });
  });

  it('is decided once; the second decision changes nothing', async () => {
    const { repository, tx, orderIds } = await arrange();
    const voucherId = await repository.insert(tx, aSlip(orderIds[0]), buyer);
    expect(await repository.audit(tx, voucherId, verified)).toBe(true);
    expect(await repository.audit(tx, voucherId, { ...rejected, by: boris })).toBe(false);
    expect(await repository.audit(tx, '999', verified)).toBe(false);
    expect(await repository.find(voucherId)).toMatchObject({
      status: 1,
      reason: null,
      creditedMinor: 4_000_000,
      auditedById: '50',
      auditedByName: 'anna',
      auditedAt: expect.any(Date) as Date,
    });
  });
});
