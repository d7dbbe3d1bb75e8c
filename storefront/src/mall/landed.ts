import { useQuery } from '@tanstack/react-query';
import { useCity } from './city.js';
import { searchCars, type CarPage, type CarQuery } from './car-search.js';
import { showing } from './shown-part.js';
import { useSession } from './use-session.js';

/** The landed costs of the cars of a list, in roubles by `spuId`; a car without one is not in it. */
export interface LandedOfCars {
  readonly roubles: ReadonlyMap<string, number>;
  /** Empty: collected in Ussuriysk. */
  readonly city: string;
  /** City and importer that they are counted for, as the address of a car's page takes them. */
  readonly wishes?: Readonly<Record<string, string>>;
}

/** What a search is to count the totals of its cars for: a person's import, to the visitor's city. */
export function useLandedWishes(): Pick<CarQuery, 'landedCity' | 'landedImporter'> {
  const { city } = useCity();
  return { landedCity: city || undefined, landedImporter: 'person' };
}

/** The totals of a page of cars that was searched with wishes; undefined until it is known. */
export function landedOf(
  page: CarPage | undefined,
  { landedCity = '' }: Pick<CarQuery, 'landedCity'>,
): LandedOfCars | undefined {
  if (!page?.landed) return undefined;
  return {
    roubles: new Map(page.landed.map(({ spuId, landedRub }) => [spuId, landedRub])),
    city: landedCity,
  };
}

/** The totals of cars that were found by a call that does not count them. */
export function useLandedOf(
  cars: readonly { readonly spuId: string }[] | undefined,
): LandedOfCars | undefined {
  const wishes = useLandedWishes();
  const isSignedIn = useSession() !== null;
  const spuIds = cars?.map(({ spuId }) => spuId) ?? [];
  const { data } = useQuery({
    ...searchCars({ ...wishes, spuIds, pageSize: Math.max(1, spuIds.length) }, isSignedIn),
    ...showing<CarPage>((page) => ({ ...page, list: [] })),
    enabled: spuIds.length > 0,
  });
  return landedOf(data, wishes);
}
