import type { CarRecord } from '@mall/contracts/product';
import { carFactTable, FACTS_TO_PUBLISH, USED_FACTS_TO_PUBLISH } from '@mall/web-kit';

export type NeededFact = (typeof FACTS_TO_PUBLISH)[number] | (typeof USED_FACTS_TO_PUBLISH)[number];

/** The values of a form; empty fields are empty texts, undefined or null. */
export type TypedCar = Partial<Record<keyof CarRecord, unknown>>;

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** Returns the facts still needed before a car can be published, in the order of the form. */
export function missingFacts(car: TypedCar): NeededFact[] {
  const used = car.condition === 'used' ? USED_FACTS_TO_PUBLISH : [];
  return [...FACTS_TO_PUBLISH, ...used].filter((fact) =>
    carFactTable[fact].kind === 'texts'
      ? Object.values((car[fact] ?? {}) as object).every(isEmpty)
      : isEmpty(car[fact]),
  );
}
