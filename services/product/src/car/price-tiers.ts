import { WHOLESALE_ABOVE_UNITS, type Condition, type PriceTierView } from '@mall/contracts/product';

/** Returns the prices of a unit by count, in CNY fen; the wholesale price of a new car applies above ten units. */
export function priceTiersOf(
  priceFee: number,
  wholesalePriceFee: number | null | undefined,
  condition: Condition | null | undefined,
): PriceTierView[] {
  const tiers = [{ minCount: 1, priceFee }];
  const isOffered = wholesalePriceFee != null && wholesalePriceFee < priceFee && condition !== 'used';
  return isOffered ? [...tiers, { minCount: WHOLESALE_ABOVE_UNITS + 1, priceFee: wholesalePriceFee }] : tiers;
}
