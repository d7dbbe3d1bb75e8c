import { useQuery } from '@tanstack/react-query';
import { read } from '../../mall/api.js';
import { cascadeOf, idOf } from './district-cascade.js';

const YEAR = 365 * 24 * 3_600_000;

/** Returns countries, their regions, districts and cities as suggestions; other places may be typed. */
export function usePlaces(country: string, province: string, district: string) {
  const options = { staleTime: YEAR };
  const countries = useQuery({ ...read('user.division.areasByParent', {}), ...options }).data ?? [];
  const countryId = countries.find(({ code }) => code === country)?.areaId;
  const provinces =
    useQuery({
      ...read('user.division.areasByParent', { pid: countryId }),
      ...options,
      enabled: countryId !== undefined,
    }).data ?? [];
  const provinceId = idOf(provinces, province);
  const below =
    useQuery({
      ...read('user.division.areasByParent', { pid: provinceId, isDeep: true }),
      ...options,
      enabled: provinceId !== undefined,
    }).data ?? [];
  return { countries, provinces, ...cascadeOf(below, district) };
}

export type Places = ReturnType<typeof usePlaces>;
