import { productErrors, productEvents } from '@mall/contracts/product';
import type { CarForCartView } from '@mall/contracts/product';
import { fakeClient, RecordedOutbox } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { momentTexts } from '@mall/validation/typography';
import type { ApprovalService } from '../car/approval.service.js';
import { aCar, InMemoryCars } from '../car/car.fakes.js';
import { SaleGateService } from '../car/sale-gate.service.js';
import type { PassedCar } from '../stock/passed-car.js';
import type { CartCarRepository } from './cart-car.repository.js';
import { InMemoryHolds, type SkuInMemory } from './hold.fakes.js';
import { HoldService, inOrder } from './hold.service.js';
import { HoldTimer } from './hold.timer.js';

/** Answers every sku with its id. */
const knownCars = {
  bySkus: async (skuIds: readonly string[]) => skuIds.map((skuId) => ({ skuId }) as CarForCartView),
} as unknown as CartCarRepository;

/** A car that was changed while it was sold. */
const UNSEEN = '7';

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

function aStock(skus: Readonly<Record<string, Partial<SkuInMemory>>>) {
  const holds = new InMemoryHolds(skus);
  const outbox = new RecordedOutbox();
  const database = new NoDatabase([holds]);
  const cars = new InMemoryCars(Object.keys(skus).map((spuId) => aCar({ spuId })));
  const approvals = fakeClient<ApprovalService>({ sendBack: async (_, spuId) => spuId === UNSEEN });
  const service = new HoldService(database, holds, knownCars, outbox, new SaleGateService(cars), approvals);
  const hold = (orderKey: string, ...skuIds: string[]) =>
    service.hold({ orderKey, expiresAt: inHours(1), lines: skuIds.map((skuId) => ({ skuId, count: 1 })) });
  const releaseDue = () => new HoldTimer(service).releaseDueHolds();
  return { service, holds, outbox, hold, releaseDue, tx: database.manager };
}

const failsWith = (key: string) => ({ declaration: { key: `product.${key}` } });

describe('a hold', () => {
  it('reserves units until it expires', async () => {
    const { hold, holds } = aStock({ 1: { stock: 3 } });
    expect(await hold('a', '1')).toMatchObject({ state: 'held', lines: [{ skuId: '1', count: 1 }] });
    expect(holds.sku('1')).toMatchObject({ stock: 2, lockStock: 1 });
  });

  it('is idempotent: the same key with the same lines reserves once', async () => {
    const { hold, holds } = aStock({ 1: { stock: 3 }, 2: { stock: 3 } });
    const first = await hold('a', '1', '2');
    expect((await hold('a', '2', '1')).lines).toEqual(first.lines);
    expect(holds.sku('1')).toMatchObject({ stock: 2, lockStock: 1 });
  });

  it('of the last unit is answered again under its key', async () => {
    const { hold } = aStock({ 1: {} });
    const first = await hold('a', '1');
    expect(await hold('a', '1')).toEqual(first);
    expect(first).toMatchObject({ state: 'held', expiresAt: expect.any(String) });
  });

  it.each([
    ['another car', ['1'], ['2']],
    ['fewer cars', ['1', '2'], ['1']],
    ['more cars', ['1'], ['1', '2']],
    ['one of two changed', ['1', '2'], ['1', '3']],
    ['more units', ['1'], ['1', '1']],
  ])('is refused under a known key with %s', async (_, first, second) => {
    const { hold } = aStock({ 1: { stock: 9 }, 2: { stock: 9 }, 3: { stock: 9 } });
    await hold('a', ...first);
    await expect(hold('a', ...second)).rejects.toThrow(productErrors.holdDiffers());
  });

  it.each([[['1']], [['1', '2']]])('of %j comes with its cars when they are asked for', async (skuIds) => {
    const { service } = aStock({ 1: {}, 2: {} });
    const lines = skuIds.map((skuId) => ({ skuId, count: 1 }));
    const request = { orderKey: 'a', expiresAt: inHours(1), lines };
    const cars = skuIds.map((skuId) => ({ skuId }));
    for (let times = 0; times < 2; times += 1)
      expect((await service.hold({ ...request, withCars: true })).cars).toEqual(cars);
    expect((await service.hold(request)).cars).toBeUndefined();
    const other = aStock({ 1: {}, 2: {} });
    expect((await other.service.hold(request)).cars).toBeUndefined();
  });

  it('covers all lines or none', async () => {
    const { hold, holds } = aStock({ 1: {}, 2: { stock: 0 } });
    await expect(hold('a', '1', '2')).rejects.toMatchObject(failsWith('insufficientStock'));
    expect(holds.sku('1')).toMatchObject({ stock: 1, lockStock: 0 });
  });

  it('of the last unit names the expiry of the hold that has it', async () => {
    const { hold } = aStock({ 1: {} });
    const until = momentTexts(new Date(Date.parse((await hold('a', '1')).expiresAt!)));
    const refusal = { ...failsWith('carAlreadyHeld'), params: { until } };
    await expect(hold('b', '1')).rejects.toMatchObject(refusal);
    await expect(hold('b', '1', '2')).rejects.toMatchObject(refusal);
  });

  it('of more units than are free is refused, also while others are held', async () => {
    const { hold } = aStock({ 1: { stock: 2 } });
    await hold('a', '1');
    await expect(hold('b', '1', '1')).rejects.toMatchObject(failsWith('insufficientStock'));
  });

  it('is refused for a car that is not on sale, or that nobody knows', async () => {
    const { hold } = aStock({ 1: { isOnSale: false } });
    for (const skuId of ['1', '77'])
      await expect(hold('a', skuId)).rejects.toMatchObject(failsWith('carGone'));
  });

  it('is refused for a car that is set aside elsewhere, by its name', () =>
    expect(aStock({ 1: { isSetAsideElsewhere: true } }).hold('a', '1')).rejects.toMatchObject({
      ...failsWith('carWithheld'),
      params: { name: { ru: 'Car', zh: 'Car', en: 'Car' } },
    }));

  it('is refused with an expiry in the past', () =>
    expect(
      aStock({ 1: {} }).service.hold({
        orderKey: 'a',
        expiresAt: inHours(-1),
        lines: [{ skuId: '1', count: 1 }],
      }),
    ).rejects.toThrow(productErrors.holdTermPassed()));

  it('that was released can be taken again under its key', async () => {
    const { hold, service, holds } = aStock({ 1: {} });
    await hold('a', '1');
    expect(await service.release('a')).toMatchObject({ state: 'released' });
    expect(await hold('a', '1')).toMatchObject({ state: 'held' });
    expect(holds.sku('1')).toMatchObject({ stock: 0, lockStock: 1 });
  });
});

describe('the end of a hold', () => {
  it('is told by its state: confirmed once, or released where there is none', async () => {
    const { hold, service, holds } = aStock({ 1: { stock: 2 } });
    await hold('a', '1');
    for (let times = 0; times < 2; times += 1)
      expect(await service.confirm('a')).toEqual({
        orderKey: 'a',
        state: 'confirmed',
        expiresAt: undefined,
        lines: [{ skuId: '1', spuId: '1', count: 1 }],
      });
    expect(holds.sku('1')).toMatchObject({ stock: 1, lockStock: 0, sold: 1 });
    for (const end of [service.confirm('b'), service.release('b')])
      expect(await end).toMatchObject({ state: 'released', lines: [] });
  });

  it('is not set to a moment that has passed', async () => {
    const { hold, service } = aStock({ 1: {} });
    await hold('a', '1');
    const late = service.extend({ orderKey: 'a', orderVersion: 2, expiresAt: inHours(-1) });
    await expect(late).rejects.toThrow(productErrors.holdTermPassed());
  });
});

describe('an expired hold', () => {
  it('is released and announced', async () => {
    const { hold, releaseDue, holds, outbox } = aStock({ 1: {} });
    await hold('a', '1');
    holds.now = new Date(Date.now() + 2 * HOUR_MS);
    await releaseDue();
    expect(holds.sku('1')).toMatchObject({ stock: 1, lockStock: 0 });
    expect(outbox.events).toEqual([
      { subject: productEvents.holdExpired.subject, payload: { orderKey: 'a', spuIds: ['1'] } },
    ]);
  });

  it('is kept when it was extended in time', async () => {
    const { hold, service, releaseDue, holds, outbox } = aStock({ 1: {} });
    await hold('a', '1');
    await service.extend({ orderKey: 'a', orderVersion: 2, expiresAt: inHours(5) });
    holds.now = new Date(Date.now() + 2 * HOUR_MS);
    await releaseDue();
    expect(holds.sku('1').lockStock).toBe(1);
    expect(outbox.events).toEqual([]);
  });

  it('is kept when it is extended at the moment at which it would be released', async () => {
    const { hold, releaseDue, holds, outbox, tx } = aStock({ 1: {} });
    await hold('a', '1');
    holds.now = new Date(Date.now() + 2 * HOUR_MS);
    holds.lockKey = () => holds.extend(tx, 'a', { orderVersion: 2, expiresAt: inHours(5) });
    await releaseDue();
    expect(holds.sku('1').lockStock).toBe(1);
    expect(outbox.events).toEqual([]);
  });
});

it('keeps the term of the newer version when an older event of its order arrives late', async () => {
  const { hold, service, releaseDue, holds, outbox } = aStock({ 1: {} });
  await hold('a', '1');
  await service.extend({ orderKey: 'a', orderVersion: 4, expiresAt: inHours(72) });
  const late = await service.extend({ orderKey: 'a', orderVersion: 3, expiresAt: inHours(1) });
  expect(Date.parse(late.expiresAt!)).toBeGreaterThan(Date.now() + 71 * HOUR_MS);
  holds.now = new Date(Date.now() + 2 * HOUR_MS);
  await releaseDue();
  expect(holds.sku('1').lockStock).toBe(1);
  expect(outbox.events).toEqual([]);
});

describe('a paid order', () => {
  const line = { skuId: '1', count: 1 };

  it('sells what it holds, once', async () => {
    const { hold, service, holds, outbox, tx } = aStock({ 1: { stock: 2 } });
    await hold('a', '1');
    await service.sellPaid(tx, 'a', [line]);
    await service.sellPaid(tx, 'a', [line]);
    expect(holds.sku('1')).toMatchObject({ stock: 1, lockStock: 0, sold: 1 });
    expect(outbox.events).toEqual([]);
  });

  it('without a hold gets the cars that its payment names', async () => {
    const { service, holds, tx } = aStock({ 1: {}, 2: {} });
    await service.sellPaid(tx, 'a', [line]);
    expect(holds.sku('1')).toMatchObject({ stock: 0, sold: 1 });
    expect(holds.sku('2')).toMatchObject({ stock: 1, sold: 0 });
    expect(await service.confirm('a')).toMatchObject({ state: 'confirmed', lines: [line] });
  });

  it('is tried again after a failure that has nothing to do with the stock', async () => {
    const { service, holds, outbox, tx } = aStock({ 1: {} });
    holds.sellUnheld = async () => Promise.reject(new Error('connection lost'));
    await expect(service.sellPaid(tx, 'a', [line])).rejects.toThrow('connection lost');
    expect(outbox.events).toEqual([]);
  });

  it.each([
    ['sold', [productEvents.carWithdrawn.subject, { cause: 'sold' }]],
    ['back', [productEvents.carPublished.subject, {}]],
    ['toReview', [productEvents.carSubmittedForReview.subject, {}]],
    [undefined, undefined],
  ] as const)('tells others that its car is %s', async (moved, event) => {
    for (const isHeld of [true, false]) {
      const { hold, service, holds, outbox, tx } = aStock({ 1: {} });
      holds.countSale = async () => moved as 'sold';
      if (isHeld) await hold('a', '1');
      await service.sellPaid(tx, 'a', [line]);
      const told = event && { subject: event[0], payload: { spuId: '1', shopId: '3', ...event[1] } };
      expect(outbox.events).toEqual(told ? [told] : []);
    }
  });

  it('whose hold has expired still gets the car while it is free', async () => {
    const { hold, service, holds, tx } = aStock({ 1: {} });
    await hold('a', '1');
    await service.release('a');
    await service.sellPaid(tx, 'a', [line]);
    expect(holds.sku('1')).toMatchObject({ stock: 0, sold: 1 });
  });

  it('whose car was removed and sold under another record meanwhile gets nothing', async () => {
    const { hold, service, holds, outbox, tx } = aStock({ 1: { vin: 'V' }, 2: { vin: 'V' } });
    await hold('a', '1');
    await service.release('a');
    await hold('b', '2');
    expect(await service.sellPaid(tx, 'a', [line])).toEqual([]);
    expect(holds.sku('1')).toMatchObject({ stock: 1, sold: 0 });
    expect(outbox.events.map(({ subject }) => subject)).toEqual([productEvents.holdLost.subject]);
    await service.release('b');
    expect(await service.sellPaid(tx, 'a', [line])).toEqual(['1']);
  });

  it('sells nothing and announces the loss when one of its cars went to somebody else', async () => {
    const { hold, service, holds, outbox, tx } = aStock({ 1: {}, 2: {} });
    await hold('a', '1', '2');
    await service.release('a');
    await hold('b', '2');
    await service.sellPaid(tx, 'a', []);
    expect(holds.sku('1')).toMatchObject({ stock: 1, sold: 0 });
    expect(outbox.events).toEqual([
      { subject: productEvents.holdLost.subject, payload: { orderKey: 'a', spuIds: ['1', '2'] } },
    ]);
  });
});

describe('an ended order', () => {
  it('gives a used car back to the review that was changed while it was sold', async () => {
    const { hold, service, outbox, tx } = aStock({ [UNSEEN]: { isUsed: true }, 8: { isUsed: true } });
    await hold('a', UNSEEN, '8');
    await service.confirm('a');
    await service.closeOrder(tx, 'a');
    expect(outbox.events.slice(-2).map(({ subject, payload }) => [subject, payload])).toEqual([
      [productEvents.carSubmittedForReview.subject, { spuId: UNSEEN, shopId: '3' }],
      [productEvents.carPublished.subject, { spuId: '8', shopId: '3' }],
    ]);
  });

  it('gives its sold cars back, and a late payment sells nothing', async () => {
    const { hold, service, holds, tx } = aStock({ 1: {} });
    await hold('a', '1');
    await service.confirm('a');
    await service.closeOrder(tx, 'a');
    expect(holds.sku('1')).toMatchObject({ stock: 1, lockStock: 0, sold: 0 });
    await service.sellPaid(tx, 'a', [{ skuId: '1', count: 1 }]);
    expect(holds.sku('1').sold).toBe(0);
  });

  it('counts its sales back, and leaves the units of a hold that was released with the stock', async () => {
    const { hold, service, holds, tx } = aStock({ 1: {}, 2: { stock: 3 } });
    const counted: [string, number, string?][] = [];
    holds.countSale = async (_tx, spuId: string, units?: number, passed?: PassedCar) => {
      counted.push([spuId, units!, passed?.spuId]);
      return undefined;
    };
    await hold('a', '1');
    await service.confirm('a');
    await service.closeOrder(tx, 'a');
    expect(counted).toEqual([
      ['1', 1, undefined],
      ['1', -1, '1'],
    ]);
    await hold('b', '2');
    await service.release('b');
    await service.closeOrder(tx, 'b');
    expect(holds.sku('2')).toMatchObject({ stock: 3, lockStock: 0, sold: 0 });
    expect(counted).toHaveLength(2);
  });
});

it('adds up lines of one sku, so that a cart cannot hold the same unit twice', () => {
  expect(
    inOrder([
      { skuId: '10', count: 1 },
      { skuId: '9', count: 2 },
      { skuId: '10', count: 3 },
    ]),
  ).toEqual([
    { skuId: '9', count: 2 },
    { skuId: '10', count: 4 },
  ]);
});
