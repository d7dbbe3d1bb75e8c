import { useRead } from '../../api/use-call.js';
import { pathOfRegion } from './region-path.js';

const RUSSIAN_TOWN = /^RU-[A-Z]{2,3}-\d{2,3}$/;

/** Returns the codes from the country down. A Russian town's district is not in its code, so the server is queried. */
export function useRegionPath(code: string): readonly string[] {
  const { data: [known] = [] } = useRead(
    'user.division.cascaderPaths',
    { codes: [code] },
    { enabled: RUSSIAN_TOWN.test(code), staleTime: Infinity },
  );
  return known?.dmCode === code ? known.path : pathOfRegion(code);
}
