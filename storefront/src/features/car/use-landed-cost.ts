import { carFields, importerWords, type InputOf } from '@mall/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { read } from '../../mall/api.js';
import type { Car } from './car.js';

export type Importer = NonNullable<InputOf<'order.landed.forCar'>['importer']>;

/** City and importer that the address names, as a list that is searched by landed cost links to its cars. */
export function useWishes(): Required<Wishes> {
  const [search] = useSearchParams();
  const importer = search.get(carFields.landed.addressImporter) ?? '';
  return {
    city: search.get(carFields.landed.addressCity)?.slice(0, 100) ?? '',
    importer: importer in importerWords ? (importer as Importer) : 'person',
  };
}

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
