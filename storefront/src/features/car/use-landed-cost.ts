import { carFields, importerWords, type InputOf } from '@mall/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { read } from '../../mall/api.js';
import { useCity } from '../../mall/city.js';
import type { Car } from './car.js';

export type Importer = NonNullable<InputOf<'order.landed.forCar'>['importer']>;

/** The importer that the address names, as a list that is searched by landed cost links to its cars. */
export function useNamedImporter(): Importer {
  const [search] = useSearchParams();
  const importer = search.get(carFields.landed.addressImporter) ?? '';
  return importer in importerWords ? (importer as Importer) : 'person';
}

/** The landed cost of a car in the visitor's city. */
export function useLandedCost({ spuId }: Car, importer: Importer) {
  const { city } = useCity();
  return useQuery({
    ...read('order.landed.forCar', { spuId, city: city || undefined, importer }),
    placeholderData: keepPreviousData,
  });
}
