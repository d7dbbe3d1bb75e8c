import { LANDED_ADDRESS, importerWords, type InputOf } from '@mall/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../mall/api.js';
import { useCity } from '../../mall/city.js';
import { useSearchParams } from '../../router/index.js';
import type { Car } from './car.js';
import type { Sku } from './use-buying.js';

export type Importer = NonNullable<InputOf<'order.landed.forCar'>['importer']>;

/** The importer that the address names, as a list that is searched by landed cost links to its cars. */
export function useNamedImporter(): Importer {
  const [search] = useSearchParams();
  const importer = search.get(LANDED_ADDRESS.importer) ?? '';
  return importer in importerWords ? (importer as Importer) : 'person';
}

/** The landed cost of a car, or of a variant with a price of its own, in the visitor's city. */
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
