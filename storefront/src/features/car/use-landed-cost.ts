import { LANDED_ADDRESS, importerWords, type InputOf } from '@mall/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { read } from '../../mall/api.js';
import { useCity } from '../../mall/city.js';
import type { Car } from './car.js';
import type { Sku } from './use-buying.js';

export type Importer = NonNullable<InputOf<'order.landed.forCar'>['importer']>;

/** Returns the importer named in the URL, which links from a list with landed costs contain. */
export function useNamedImporter(): Importer {
  const [search] = useSearchParams();
  const importer = search.get(LANDED_ADDRESS.importer) ?? '';
  return importer in importerWords ? (importer as Importer) : 'person';
}

/** Returns the landed cost of a car, or of a variant with a price of its own, in the visitor's city. */
export function useLandedCost(car: Car, sku: Sku | undefined, importer: Importer) {
  const { city } = useCity();
  return useQuery({
    ...read('order.landed.forCar', {
      spuId: car.spuId,
      city: city || undefined,
      importer,
      skuId: sku && sku.priceFee !== car.priceFee ? sku.skuId : undefined,
    }),
    placeholderData: keepPreviousData,
  });
}
