import type { FieldProps } from '../field-props.js';
import { useRegionSource } from '../regions/use-region-source.js';
import { CascadeField } from './CascadeField.js';
import { useRead } from '../../api/use-call.js';
import { pathOfRegion } from '../regions/region-path.js';

export interface RegionOptions {
  /** Levels at most. */
  readonly maxLevel?: number;
  /** Whether a country or province can be chosen as a whole. */
  readonly isAnyLevel?: boolean;
  /** Only divisions that the mall has names of in three languages, not all of China's. */
  readonly isKnownOnly?: boolean;
}

/** The value is the code of a division, empty for none. */
export interface RegionFieldProps extends FieldProps<string>, RegionOptions {}

/** Chooses an administrative division: country, subject or province, district, city or county. */
export function RegionField({ value, onChange, isKnownOnly = false, ...field }: RegionFieldProps) {
  const from = useRegionSource(isKnownOnly);
  const path = useRegionPath(value);
  return (
    <CascadeField {...field} from={from} value={path} onChange={(path) => onChange(path.at(-1) ?? '')} />
  );
}

const RUSSIAN_TOWN = /^RU-[A-Z]{2,3}-\d{2,3}$/;

/** Returns the codes from the country down. A Russian town's district is not in its code, so the server is queried. */
function useRegionPath(code: string): readonly string[] {
  const { data: [known] = [] } = useRead(
    'user.division.cascaderPaths',
    { codes: [code] },
    { enabled: RUSSIAN_TOWN.test(code), staleTime: Infinity },
  );
  return known?.dmCode === code ? known.path : pathOfRegion(code);
}
