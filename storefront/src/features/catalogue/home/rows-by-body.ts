import type { CarCard } from '../../../mall/car-search.js';

export interface Row {
  readonly body: string;
  readonly cars: readonly CarCard[];
}

/** Groups cars in rows of up to four of one body type, the largest first; drops rows of one car. */
export function rowsByBody(cars: readonly CarCard[], perRow = 4, rows = 4): readonly Row[] {
  const byBody = new Map<string, CarCard[]>();
  for (const car of cars) byBody.set(car.bodyType, [...(byBody.get(car.bodyType) ?? []), car]);
  return [...byBody]
    .filter(([, found]) => found.length >= 2)
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, rows)
    .map(([body, found]) => ({ body, cars: found.slice(0, perRow) }));
}
