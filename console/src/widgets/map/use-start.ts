import { useRead } from '../../api/use-call.js';
import { readDegrees, type LngLat } from './lng-lat.js';

/** Zooms of the location dialog: without a position, with a value, at a department, at a company, after a search. Prescribed. */
export const DIALOG_ZOOM = 11;
export const VALUE_ZOOM = 17;
export const DEPARTMENT_ZOOM = 16;
export const COMPANY_ZOOM = 15;
export const SEARCH_ZOOM = 16;

/** The default centre of a map: Ussuriysk, where the company receives cars. */
export const HOME: LngLat = { lng: 131.951, lat: 43.797 };

interface Positioned {
  readonly deptLongitude: string | null;
  readonly deptLatitude: string | null;
}

const positionOf = (dept: Positioned | null | undefined): LngLat | undefined => {
  const lng = readDegrees(dept?.deptLongitude ?? '', 'lng');
  const lat = readDegrees(dept?.deptLatitude ?? '', 'lat');
  return lng === undefined || lat === undefined ? undefined : { lng, lat };
};

/** Returns the centre of a map without a value: the caller's department, otherwise the company. */
export function useStart(): { readonly centre: LngLat; readonly zoom: number } {
  const { data: info } = useRead('admin.staff.info', {}, { staleTime: 5 * 60_000 });
  const department = positionOf(info?.sysDept);
  if (department) return { centre: department, zoom: DEPARTMENT_ZOOM };
  const company = positionOf(info?.sysOrga);
  return company ? { centre: company, zoom: COMPANY_ZOOM } : { centre: HOME, zoom: DIALOG_ZOOM };
}
