import type { CarCard } from '../../../mall/car-search.js';

export interface Row {
  readonly body: string;
  readonly cars: readonly CarCard[];
}

/** Rows of up to four cars of one body type, those with most cars first; rows of one car are left out. */
export function rowsByBody(cars: readonly CarCard[], perRow = 4, rows = 4): readonly Row[] {
  const byBody = new Map<string, CarCard[]>();
  for (const car of cars) byBody.set(car.bodyType, [...(byBody.get(car.bodyType) ?? []), car]);
  return [...byBody]
    .filter(([, found]) => found.length >= 2)
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, rows)
    .map(([body, found]) => ({ body, cars: found.slice(0, perRow) }));
}
