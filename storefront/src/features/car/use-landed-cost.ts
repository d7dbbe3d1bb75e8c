import type { InputOf } from '@mall/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../mall/api.js';
import type { Car } from './car.js';

export type Importer = NonNullable<InputOf<'order.landed.forCar'>['importer']>;

interface Wishes {
  readonly city?: string;
  readonly importer?: Importer;
}

/** The landed cost of a car; to Ussuriysk and for a private person by default. */
export function useLandedCost(car: Car, { city, importer = 'person' }: Wishes = {}) {
  return useQuery({
    ...read('order.landed.forCar', { spuId: car.spuId, city: city || undefined, importer }),
    placeholderData: keepPreviousData,
  });
}
