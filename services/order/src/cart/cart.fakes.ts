import type { CarForCartView } from '@mall/contracts/product';
import { fakeClient } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { CarClient } from './car.client.js';
import type { CartLine } from './cart-line.js';
import { CartRepository } from './cart.repository.js';

const three = (text: string) => ({ ru: text, zh: text, en: text });

/** A used car on sale for 85,000 CNY, in the shop of the order that `anOrder` makes. */
export const aCar = (over: Partial<CarForCartView> = {}): CarForCartView => ({
  skuId: '21',
  spuId: '20',
  shopId: '3',
  shopName: three('Порт Авто'),
  shopType: 2,
  brandId: '1',
  categoryId: '1',
  spuName: three('Haval Jolion'),
  skuName: three('2021'),
  imgUrl: '',
  priceFee: 8_500_000,
  marketPriceFee: 9_000_000,
  priceTiers: [],
  currency: 'CNY',
  stock: 1,
  isOnSale: true,
  isSingleUnit: true,
  facts: { condition: 'used' } as CarForCartView['facts'],
  ...over,
});

/** A catalogue whose cars tests can change. */
export class FakeCarClient extends CarClient {
  constructor(public cars: CarForCartView[]) {
    super(fakeClient({}));
  }

  override async bySku(skuIds: readonly string[]): Promise<ReadonlyMap<string, CarForCartView>> {
    return new Map(this.cars.filter(({ skuId }) => skuIds.includes(skuId)).map((car) => [car.skuId, car]));
  }
}

/** Carts in memory. */
export class InMemoryCarts extends CartRepository {
  private nextId = 1;
  private stored: CartLine[] = [];

  constructor() {
    super(new NoDatabase());
  }

  override async lines(userId: string): Promise<CartLine[]> {
    return this.stored.filter((line) => line.userId === userId).reverse();
  }

  override async find(userId: string, skuId: string): Promise<CartLine | undefined> {
    return this.stored.find((line) => line.userId === userId && line.skuId === skuId);
  }

  override async lock(): Promise<void> {}

  override async put(line: Omit<CartLine, 'cartItemId' | 'createdAt'>): Promise<void> {
    const { userId, skuId, count, isChecked, changeKeys } = line;
    const known = await this.find(userId, skuId);
    const changed = { count, isChecked, changeKeys };
    if (known) this.stored = this.stored.map((one) => (one === known ? { ...known, ...changed } : one));
    else this.stored.push({ ...line, cartItemId: String(this.nextId++), createdAt: new Date(0) });
  }

  override async removeSku(userId: string, skuId: string): Promise<void> {
    this.stored = this.stored.filter((line) => line.userId !== userId || line.skuId !== skuId);
  }

  override async check(
    userId: string,
    items: readonly { readonly shopCartItemId: string; readonly isChecked: number }[],
  ): Promise<number> {
    let changed = 0;
    this.stored = this.stored.map((line) => {
      const item = items.find(({ shopCartItemId }) => shopCartItemId === line.cartItemId);
      if (!item || line.userId !== userId) return line;
      changed += 1;
      return { ...line, isChecked: item.isChecked === 1 };
    });
    return changed;
  }

  override async pieces(userId: string): Promise<number> {
    return (await this.lines(userId)).reduce((sum, { count }) => sum + count, 0);
  }

  override async countLines(userId: string): Promise<number> {
    return (await this.lines(userId)).length;
  }
}
