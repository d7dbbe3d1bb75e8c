import { unitPriceOf, wholesalePriceOf, whyNot } from '@mall/contracts/cart';
import type { CartAmountView, CartItemView, CartShopView, CartView } from '@mall/contracts/order';
import type { CarForCartView } from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import type { CartLine } from './cart-line.js';

export function toItemView(line: CartLine, car: CarForCartView, locale: Locale): CartItemView {
  const { unitPriceFee, priceTier } = unitPriceOf(car, line.count);
  return {
    cartItemId: line.cartItemId,
    shopId: car.shopId,
    spuId: line.spuId,
    skuId: line.skuId,
    userId: line.userId,
    count: line.count,
    isChecked: line.isChecked ? 1 : 0,
    priceFee: line.priceMinor,
    skuPriceFee: car.priceFee,
    unitPriceFee,
    priceTier,
    wholesalePriceFee: wholesalePriceOf(car),
    totalPriceFee: unitPriceFee * line.count,
    totalAmount: unitPriceFee * line.count,
    currency: car.currency,
    imgUrl: car.imgUrl,
    spuName: car.spuName[locale],
    skuName: car.skuName[locale],
    condition: conditionOf(car),
    isSingleUnit: car.isSingleUnit,
    stock: car.stock,
    heldUntil: car.heldUntil ?? null,
    isOnSale: car.isOnSale,
    why: whyNot(line, car) ?? null,
    createTime: line.createdAt.toISOString(),
  };
}

/** Returns the condition of a car. One with a single unit counts as used when its facts do not state a condition. */
export function conditionOf(car: Pick<CarForCartView, 'facts' | 'isSingleUnit'>): string {
  return car.facts.condition ?? (car.isSingleUnit ? 'used' : 'new');
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Returns the sum that a checkout would charge. */
export function toAmountView(items: readonly CartItemView[]): CartAmountView {
  const ordered = items.filter(({ isChecked, why }) => isChecked === 1 && why === null);
  const money = sum(ordered.map(({ totalAmount }) => totalAmount));
  const count = sum(ordered.map((item) => item.count));
  return { totalMoney: money, finalMoney: money, currency: 'CNY', count };
}

/** Returns items by shop, in the order in which the shops first appear. */
export function toCartView(
  items: readonly CartItemView[],
  cars: ReadonlyMap<string, CarForCartView>,
  locale: Locale,
): CartView {
  const byShop = new Map<string, CartItemView[]>();
  for (const item of items) byShop.set(item.shopId, [...(byShop.get(item.shopId) ?? []), item]);
  const shopCarts: CartShopView[] = [...byShop].map(([shopId, shopItems]) => {
    const { shopName, shopType } = cars.get(shopItems[0]!.skuId)!;
    const { totalMoney, count } = toAmountView(shopItems);
    return {
      shopId,
      shopName: shopName[locale],
      shopType,
      total: totalMoney,
      totalCount: count,
      shopCartItem: shopItems,
    };
  });
  return { ...toAmountView(items), shopCarts };
}
