import { defaultRuleOf, leftBeforeSale } from '@mall/web-kit';
import type { Condition, LeftNeed, ListedCar } from '@mall/contracts/product';
import { useRead } from '../api/use-call.js';

const FRESH_MS = 60_000;

/** A car as it is stored or typed. */
export type KnownCar = ListedCar & { readonly categoryId?: string | null };

/** Returns what a car lacks before it goes on sale, by the rule of its category and condition. */
export function useLeft(car: KnownCar): readonly LeftNeed[] {
  const condition = car.condition as Condition | null | undefined;
  const kind = { condition: condition!, ...(car.categoryId && { categoryId: car.categoryId }) };
  const { data } = useRead('product.car.needs', kind, { staleTime: FRESH_MS, enabled: Boolean(condition) });
  return leftBeforeSale(car, data ?? defaultRuleOf(condition));
}
