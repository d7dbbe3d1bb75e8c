import type { WhyNot } from '../order/cart.views.js';
import type { CarForCartView } from '../product/stock.dto.js';

interface Wanted {
  readonly spuId: string;
  readonly count: number;
}

/** Returns the reason why so many of a car cannot be ordered now; undefined when they can. */
export function whyNot(
  want: Wanted,
  car: Pick<CarForCartView, 'spuId' | 'isOnSale' | 'isSingleUnit' | 'stock' | 'heldUntil'> | undefined,
): WhyNot | undefined {
  if (!car?.isOnSale || car.spuId !== want.spuId) return 'offSale';
  if (car.isSingleUnit && want.count > 1) return 'insufficientStock';
  if (car.stock >= want.count) return undefined;
  return car.heldUntil ? 'held' : 'insufficientStock';
}
