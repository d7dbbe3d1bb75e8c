import { productErrors, productEvents } from '@mall/contracts/product';
import { RecordedOutbox } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { CartCarRepository } from './cart-car.repository.js';
import { InMemoryHolds, type SkuInMemory } from './hold.fakes.js';
import { HoldService, inOrder } from './hold.service.js';

const HOUR_MS = 3_600_000;
const inHours = (hours: number): string => new Date(Date.now() + hours * HOUR_MS).toISOString();

function aStock(skus: Readonly<Record<string, Partial<SkuInMemory>>>) {
  const holds = new InMemoryHolds(skus);
  const outbox = new RecordedOutbox();
  const database = new NoDatabase([holds]);
  const service = new HoldService(database, holds, new CartCarRepository(database), outbox);
  const hold = (orderKey: string, ...skuIds: string[]) =>
    service.hold({ orderKey, expiresAt: inHours(1), lines: skuIds.map((skuId) => ({ skuId, count: 1 })) });
  return { service, holds, outbox, hold, tx: database.manager };
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

  it('is refused under a known key with other lines', async () => {
    const { hold } = aStock({ 1: {}, 2: {} });
    await hold('a', '1');
    await expect(hold('a', '2')).rejects.toThrow(productErrors.holdDiffers());
  });

  it('covers all lines or none', async () => {
    const { hold, holds } = aStock({ 1: {}, 2: { stock: 0 } });
    await expect(hold('a', '1', '2')).rejects.toMatchObject(failsWith('insufficientStock'));
    expect(holds.sku('1')).toMatchObject({ stock: 1, lockStock: 0 });
  });

  it('of the last unit names the expiry of the hold that has it', async () => {
    const { hold } = aStock({ 1: {} });
    await hold('a', '1');
    await expect(hold('b', '1')).rejects.toMatchObject(failsWith('carAlreadyHeld'));
  });

  it('is refused for a car that is not on sale', () =>
    expect(aStock({ 1: { isOnSale: false } }).hold('a', '1')).rejects.toMatchObject(failsWith('carGone')));

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

describe('an expired hold', () => {
  it('is released and announced', async () => {
    const { hold, service, holds, outbox } = aStock({ 1: {} });
    await hold('a', '1');
    holds.now = new Date(Date.now() + 2 * HOUR_MS);
    await service.releaseDue();
    expect(holds.sku('1')).toMatchObject({ stock: 1, lockStock: 0 });
    expect(outbox.events).toEqual([
      { subject: productEvents.holdExpired.subject, payload: { orderKey: 'a', spuIds: ['1'] } },
    ]);
  });

  it('is kept when it was extended in time', async () => {
    const { hold, service, holds, outbox } = aStock({ 1: {} });
    await hold('a', '1');
    await service.extend({ orderKey: 'a', orderVersion: 2, expiresAt: inHours(5) });
    holds.now = new Date(Date.now() + 2 * HOUR_MS);
    await service.releaseDue();
    expect(holds.sku('1').lockStock).toBe(1);
    expect(outbox.events).toEqual([]);
  });
});

it('keeps the term of the newer version when an older event of its order arrives late', async () => {
  const { hold, service, holds, outbox } = aStock({ 1: {} });
  await hold('a', '1');
  await service.extend({ orderKey: 'a', orderVersion: 4, expiresAt: inHours(72) });
  const late = await service.extend({ orderKey: 'a', orderVersion: 3, expiresAt: inHours(1) });
  expect(Date.parse(late.expiresAt!)).toBeGreaterThan(Date.now() + 71 * HOUR_MS);
  holds.now = new Date(Date.now() + 2 * HOUR_MS);
  await service.releaseDue();
  expect(holds.sku('1').lockStock).toBe(1);
  expect(outbox.events).toEqual([]);
});

describe('a paid order', () => {
  const line = { skuId: '1', count: 1 };

  it('sells what it holds, once', async () => {
    const { hold, service, holds, tx } = aStock({ 1: {} });
    await hold('a', '1');
    await service.sellPaid(tx, 'a', [line]);
    await service.sellPaid(tx, 'a', [line]);
    expect(holds.sku('1')).toMatchObject({ stock: 0, lockStock: 0, sold: 1 });
  });

  it('whose hold has expired still gets the car while it is free', async () => {
    const { hold, service, holds, tx } = aStock({ 1: {} });
    await hold('a', '1');
    await service.release('a');
    await service.sellPaid(tx, 'a', [line]);
    expect(holds.sku('1')).toMatchObject({ stock: 0, sold: 1 });
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
  it('gives its sold cars back, and a late payment sells nothing', async () => {
    const { hold, service, holds, tx } = aStock({ 1: {} });
    await hold('a', '1');
    await service.confirm('a');
    await service.closeOrder(tx, 'a');
    expect(holds.sku('1')).toMatchObject({ stock: 1, lockStock: 0, sold: 0 });
    await service.sellPaid(tx, 'a', [{ skuId: '1', count: 1 }]);
    expect(holds.sku('1').sold).toBe(0);
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
