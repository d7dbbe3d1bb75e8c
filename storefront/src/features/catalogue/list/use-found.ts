import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { searchCars } from '../../../mall/car-search.js';
import { guessCity } from '../../../mall/city.js';
import { landedOf, useLandedWishes, type LandedOfCars } from '../../../mall/landed.js';
import { useSession } from '../../../mall/use-session.js';
import { isLanded, toQuery, type Filter } from './filter.js';

/** Returns the cars of the page with their totals, calculated for the filter's importer and city, otherwise for the visitor's. */
export function useFound(filter: Filter) {
  const session = useSession();
  const wishes = useLandedWishes();
  const query = { ...(isLanded(filter) ? undefined : wishes), ...toQuery(filter) };
  const found = useQuery({ ...searchCars(query, session !== null), placeholderData: keepPreviousData });
  useEffect(() => guessCity(filter.landedCity), [filter.landedCity]);
  return { ...found, landed: withWishes(landedOf(found.data, query), filter) };
}

/** Adds the importer and city of the list's URL to links to cars. */
function withWishes(landed: LandedOfCars | undefined, filter: Filter): LandedOfCars | undefined {
  if (!landed || !isLanded(filter)) return landed;
  const { landedCity, importer = 'person' } = filter;
  return { ...landed, wishes: { importer, ...(landedCity && { landedCity }) } };
}
