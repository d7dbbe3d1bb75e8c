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

/** What one car comes to at the visitor's door. A variant of another price than the car's has no total. */
export function useCarTotal(car: Car, sku: Sku | undefined): CarTotal {
  const { t } = useTranslation('deal');
  const { data: cost, isError } = useLandedCost(car, useNamedImporter());
  const isOther = sku !== undefined && sku.priceFee !== car.priceFee;
  if (isOther || !cost) return { landedRub: isOther || isError ? null : undefined, why: undefined, city: '' };
  const total = totalOf(cost);
  return {
    landedRub: total === null ? null : Math.round(total / 100),
    why: total === null ? t('landed.missing', { lines: missingLines([cost]) }) : undefined,
    city: cost.city ?? '',
  };
}
