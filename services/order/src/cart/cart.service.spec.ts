import { orderErrors } from '@mall/contracts/order';
import { productErrors } from '@mall/contracts/product';
import { NoDatabase } from '@mall/persistence/fakes';
import { aCar, FakeCarClient, InMemoryCarts } from './cart.fakes.js';
import { CartService } from './cart.service.js';

function aCart(...cars: ReturnType<typeof aCar>[]) {
  const carts = new InMemoryCarts();
  const catalogue = new FakeCarClient(cars);
  const service = new CartService(new NoDatabase(), carts, catalogue);
  const add = (skuId: string, count = 1, more: object = {}) =>
    service.change('7', { skuId, spuId: '20', shopId: '3', count, ...more }, 'ru');
  return { carts, catalogue, service, add };
}

describe('a change of the cart', () => {
  it('keeps a single car at one piece however often it is added, and removes it at zero', async () => {
    const { add } = aCart(aCar());
    await add('21');
    expect(await add('21')).toMatchObject({ item: { count: 1 }, prodCount: 1 });
    expect(await add('21', -1)).toEqual({ item: null, prodCount: 0 });
  });

  it('adds up units of a car with several units, but not more than there are', async () => {
    const { add } = aCart(aCar({ isSingleUnit: false, stock: 5 }));
    await add('21', 3);
    await expect(add('21', 3)).rejects.toThrow(productErrors.insufficientStock.key);
    expect(await add('21', 2)).toMatchObject({ item: { count: 5 } });
  });

  it('adds nothing when it is repeated with its key, and adds again with another one', async () => {
    const { add } = aCart(aCar({ isSingleUnit: false, stock: 50 }));
    const first = await add('21', 3, { idempotencyKey: 'press-001' });
    await add('21', 1, { idempotencyKey: 'press-002' });
    expect(first).toMatchObject({ item: { count: 3 }, prodCount: 3 });
    expect(await add('21', 3, { idempotencyKey: 'press-001' })).toMatchObject({ item: { count: 4 } });
    expect(await add('21', 3, { idempotencyKey: 'press-003' })).toMatchObject({ item: { count: 7 } });
  });

  it('accepts a car that is held for another order, because the hold can end', async () => {
    const { add } = aCart(aCar({ stock: 0, heldUntil: '2026-11-22T00:00:00Z' }));
    expect(await add('21')).toMatchObject({ item: { why: 'held' } });
  });

  it('refuses a car that is off sale, unknown, or of another listing', async () => {
    const { add } = aCart(aCar({ isOnSale: false }), aCar({ skuId: '22', spuId: '99' }));
    for (const skuId of ['21', '22', '23'])
      await expect(add(skuId)).rejects.toThrow(productErrors.carGone.key);
  });

  it('replaces the line of the sku that was chosen before', async () => {
    const { add, carts } = aCart(aCar(), aCar({ skuId: '22' }));
    await add('21');
    await add('22', 1, { oldSkuId: '21' });
    expect((await carts.lines('7')).map(({ skuId }) => skuId)).toEqual(['22']);
  });

  it('refuses line 101', async () => {
    const cars = Array.from({ length: 101 }, (_, n) => aCar({ skuId: String(100 + n) }));
    const { add } = aCart(...cars);
    for (const { skuId } of cars.slice(0, 100)) await add(skuId);
    await expect(add('200')).rejects.toThrow(orderErrors.cartFull.key);
  });
});

it('sums only what can be ordered: checked, on sale and not held', async () => {
  const { add, catalogue, service, carts } = aCart(aCar(), aCar({ skuId: '22' }), aCar({ skuId: '23' }));
  for (const skuId of ['21', '22', '23']) await add(skuId);
  expect(await service.amountInfo('7', 'ru')).toMatchObject({ totalMoney: 25_500_000, count: 3 });
  const [third] = await carts.lines('7');
  await service.check('7', [{ shopCartItemId: third!.cartItemId, isChecked: 0 }]);
  catalogue.cars[1] = aCar({ skuId: '22', stock: 0, heldUntil: '2026-11-22T00:00:00Z' });
  expect(await service.amountInfo('7', 'ru')).toMatchObject({ totalMoney: 8_500_000, count: 1 });
});

it('refuses to check a line of somebody else', async () => {
  const { add, service, carts } = aCart(aCar());
  await add('21');
  const [line] = await carts.lines('7');
  const theirs = service.check('8', [{ shopCartItemId: line!.cartItemId, isChecked: 0 }]);
  await expect(theirs).rejects.toThrow(orderErrors.cartLineGone.key);
});
