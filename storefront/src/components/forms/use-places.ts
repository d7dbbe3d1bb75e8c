import { useQuery } from '@tanstack/react-query';
import { read } from '../../mall/api.js';

const YEAR = 365 * 24 * 3_600_000;

/** Countries, their regions and cities, to choose from; what is not among them may be typed. */
export function usePlaces(country: string, province: string) {
  const options = { staleTime: YEAR };
  const countries = useQuery({ ...read('user.division.areasByParent', {}), ...options }).data ?? [];
  const countryId = countries.find(({ code }) => code === country)?.areaId;
  const provinces =
    useQuery({
      ...read('user.division.areasByParent', { pid: countryId }),
      ...options,
      enabled: countryId !== undefined,
    }).data ?? [];
  const provinceId = provinces.find(({ areaName }) => areaName === province)?.areaId;
  const cities =
    useQuery({
      ...read('user.division.areasByParent', { pid: provinceId }),
      ...options,
      enabled: provinceId !== undefined,
    }).data ?? [];
  return { countries, provinces, cities };
}

export type Places = ReturnType<typeof usePlaces>;
