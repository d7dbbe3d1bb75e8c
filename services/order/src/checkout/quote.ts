import type { WhyNot } from '@mall/contracts/order';
import type { CarForCartView } from '@mall/contracts/product';
import { unitPriceOf, whyNot } from '@mall/contracts/cart';

/** The only delivery term of the mall, as prescribed. */
export const INCOTERM = 'DAP Ussuriysk';

/** A line that a buyer wants to order: from the cart, or one car at once. */
export interface WantedLine {
  readonly cartItemId: string | null;
  readonly spuId: string;
  readonly skuId: string;
  readonly count: number;
}

/** A line with the price at which it was shown. Fen of CNY. */
export interface QuotedLine extends WantedLine {
  readonly shopId: string;
  readonly unitPriceFee: number;
  readonly priceTier: 'retail' | 'wholesale';
  readonly totalFee: number;
}

export interface RefusedLine extends WantedLine {
  readonly why: WhyNot;
}

/** Prices the lines that can be ordered now; the others are returned with the reason. */
export function quote(
  wanted: readonly WantedLine[],
  cars: ReadonlyMap<string, CarForCartView>,
): { lines: QuotedLine[]; refused: RefusedLine[] } {
  const lines: QuotedLine[] = [];
  const refused: RefusedLine[] = [];
  for (const want of wanted) {
    const car = cars.get(want.skuId);
    const why = whyNot(want, car);
    if (why || !car) refused.push({ ...want, why: why ?? 'offSale' });
    else {
      const { unitPriceFee, priceTier } = unitPriceOf(car, want.count);
      const totalFee = unitPriceFee * want.count;
      lines.push({ ...want, shopId: car.shopId, unitPriceFee, priceTier, totalFee });
    }
  }
  return { lines, refused };
}

export const totalOf = (lines: readonly { readonly totalFee: number }[]): number =>
  lines.reduce((total, { totalFee }) => total + totalFee, 0);

/** Returns lines by shop, in the order in which the shops first appear: one order each. */
export function byShop<T extends { readonly shopId: string }>(
  lines: readonly T[],
): ReadonlyMap<string, readonly T[]> {
  const shops = new Map<string, T[]>();
  for (const line of lines) shops.set(line.shopId, [...(shops.get(line.shopId) ?? []), line]);
  return shops;
}

/** Whether every line still has the price at which it was shown. */
export function isQuoteCurrent(
  lines: readonly QuotedLine[],
  cars: ReadonlyMap<string, CarForCartView>,
): boolean {
  return lines.every(({ skuId, count, unitPriceFee, shopId }) => {
    const car = cars.get(skuId);
    return car && car.shopId === shopId && unitPriceOf(car, count).unitPriceFee === unitPriceFee;
  });
}
