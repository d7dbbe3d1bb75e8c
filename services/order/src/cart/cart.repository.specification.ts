import { Specification } from '@mall/testing/specification';
import type { EntityManager } from 'typeorm';
import type { CartLine } from './cart-line.js';
import type { CartRepository } from './cart.repository.js';

interface Given {
  readonly repository: CartRepository;
  readonly tx: EntityManager;
}

const aLine = (over: Partial<CartLine> = {}): Omit<CartLine, 'cartItemId' | 'createdAt'> => ({
  userId: '7',
  shopId: '3',
  spuId: '20',
  skuId: '21',
  count: 1,
  isChecked: true,
  priceMinor: 8_500_000,
  changeKeys: [],
  ...over,
});

const skusOf = (lines: readonly CartLine[]) => lines.map(({ skuId }) => skuId);

export const cartSpecification = new Specification<Given>((arrange) => {
  it('lists the lines of one buyer, the newest first', async () => {
    const { repository, tx } = await arrange();
    for (const skuId of ['21', '22', '23']) await repository.put(aLine({ skuId }), tx);
    await repository.put(aLine({ userId: '8', skuId: '24' }), tx);
    // A change does not reorder its line.
    await repository.put(aLine({ skuId: '21', count: 2 }), tx);
    expect(skusOf(await repository.lines('7'))).toEqual(['23', '22', '21']);
    expect(await repository.lines('9')).toEqual([]);
  });

  it('has one line for each sku of a buyer, which keeps the price that it was added at', async () => {
    const { repository, tx } = await arrange();
    await repository.lock('7', tx);
    await repository.put(aLine(), tx);
    const before = await repository.find('7', '21', tx);
    const changed = { count: 5, isChecked: false, changeKeys: ['press-1'] };
    await repository.put(aLine({ ...changed, priceMinor: 1 }), tx);
    expect(await repository.find('7', '21', tx)).toEqual({ ...before, ...changed });
    expect(await repository.find('8', '21', tx)).toBeUndefined();
    expect(await repository.find('7', '22', tx)).toBeUndefined();
  });

  it('counts the lines and the pieces of one buyer', async () => {
    const { repository, tx } = await arrange();
    expect(await repository.pieces('7')).toBe(0);
    await repository.put(aLine({ count: 3 }), tx);
    await repository.put(aLine({ skuId: '22', count: 2, isChecked: false }), tx);
    await repository.put(aLine({ userId: '8', count: 9 }), tx);
    expect(await repository.pieces('7')).toBe(5);
    expect(await repository.countLines('7', tx)).toBe(2);
  });

  it('removes one sku of one buyer', async () => {
    const { repository, tx } = await arrange();
    for (const line of [{}, { skuId: '22' }, { userId: '8' }]) await repository.put(aLine(line), tx);
    await repository.removeSku('7', '21', tx);
    expect(skusOf(await repository.lines('7'))).toEqual(['22']);
    expect(skusOf(await repository.lines('8'))).toEqual(['21']);
  });

  it('checks and unchecks the buyer’s own lines, and returns their number', async () => {
    const { repository, tx } = await arrange();
    for (const line of [{}, { skuId: '22' }, { userId: '8' }]) await repository.put(aLine(line), tx);
    const own = await repository.find('7', '21', tx);
    const foreign = await repository.find('8', '21', tx);
    const asked = [own!.cartItemId, foreign!.cartItemId, '999'];
    const unchecked = asked.map((shopCartItemId) => ({ shopCartItemId, isChecked: 0 }));
    expect(await repository.check('7', unchecked)).toBe(1);
    expect((await repository.lines('7')).map(({ isChecked }) => isChecked)).toEqual([true, false]);
    expect((await repository.lines('8')).map(({ isChecked }) => isChecked)).toEqual([true]);
    await repository.check('7', [{ shopCartItemId: own!.cartItemId, isChecked: 1 }]);
    expect((await repository.find('7', '21', tx))?.isChecked).toBe(true);
  });
});
