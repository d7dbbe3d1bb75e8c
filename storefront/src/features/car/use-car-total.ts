import { useTranslation } from 'react-i18next';
import { missingLines, totalOf } from '../../components/landed-cost.js';
import type { Car } from './car.js';
import type { Sku } from './use-buying.js';
import { useLandedCost, useNamedImporter } from './use-landed-cost.js';

export interface CarTotal {
  /** Whole roubles; null where it cannot be counted, undefined until it is known. */
  readonly landedRub: number | null | undefined;
  /** Why there is none. */
  readonly why: string | undefined;
  readonly city: string;
}

/** What a car, or the chosen variant of it, comes to at the visitor's door. */
export function useCarTotal(car: Car, sku: Sku | undefined): CarTotal {
  const { t } = useTranslation('deal');
  const { data: cost, isError, isPlaceholderData } = useLandedCost(car, sku, useNamedImporter());
  // The total of the variant before would stand beside the price of this one.
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
