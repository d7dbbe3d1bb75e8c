import { useTranslation } from 'react-i18next';
import { missingLines, totalOf } from '../../components/landed-cost.js';
import type { Car } from './car.js';
import type { Sku } from './use-buying.js';
import { useLandedCost, useNamedImporter } from './use-landed-cost.js';

export interface CarTotal {
  /** Total in whole roubles; null when it cannot be calculated, undefined while loading. */
  readonly landedRub: number | null | undefined;
  /** The reason when there is no total. */
  readonly why: string | undefined;
  readonly city: string;
}

/** Returns the landed cost of a car, or of the chosen variant, for the visitor. */
export function useCarTotal(car: Car, sku: Sku | undefined): CarTotal {
  const { t } = useTranslation('deal');
  const { data: cost, isError, isPlaceholderData } = useLandedCost(car, sku, useNamedImporter());
  // Otherwise the total of the previous variant would be shown beside the price of this one.
  const isOfOther = cost && isPlaceholderData && cost.lines[0]?.amountMinor !== (sku ?? car).priceFee;
  if (!cost || isOfOther)
    return { landedRub: isError ? null : undefined, why: undefined, city: cost?.city ?? '' };
  const total = totalOf(cost);
  return {
    landedRub: total === null ? null : Math.round(total / 100),
    why: total === null ? t('landed.missing', { lines: missingLines([cost]) }) : undefined,
    city: cost.city ?? '',
  };
}
