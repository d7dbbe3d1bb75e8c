import { useQuery } from '@tanstack/react-query';
import { useCity } from './city.js';
import { searchCars, type CarPage, type CarQuery } from './car-search.js';
import { showing } from './shown-part.js';
import { useSession } from './use-session.js';

/** The landed costs of the cars of a list, in roubles by `spuId`; cars without one are missing. */
export interface LandedOfCars {
  readonly roubles: ReadonlyMap<string, number>;
  /** Empty for collection in Ussuriysk. */
  readonly city: string;
  /** City and importer of the calculation, as URL parameters of a car's page. */
  readonly wishes?: Readonly<Record<string, string>>;
}

/** Returns the parameters for which a search calculates totals: import by a person, to the visitor's city. */
export function useLandedWishes(): Pick<CarQuery, 'landedCity' | 'landedImporter'> {
  const { city } = useCity();
  return { landedCity: city || undefined, landedImporter: 'person' };
}

/** Returns the totals of a page of cars searched with these parameters; undefined while unknown. */
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

/** Returns the totals of cars found by a call that does not calculate them. */
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
