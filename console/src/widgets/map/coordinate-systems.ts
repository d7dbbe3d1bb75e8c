import gcoord from 'gcoord';
import { isInside, type Outline } from './china.js';
import { roundedPoint, type LngLat } from './lng-lat.js';

/**
 * Coordinate systems of map services. `default` is the national map service (CGCS2000, equal to WGS 84 in the stored decimals); the
 * others shift points in China.
 */
export const COORDINATE_SYSTEMS = ['default', 'baidu', 'gaode', 'tencent'] as const;
export type CoordinateSystem = (typeof COORDINATE_SYSTEMS)[number];

const CRS = {
  default: gcoord.WGS84,
  baidu: gcoord.BD09,
  gaode: gcoord.GCJ02,
  tencent: gcoord.GCJ02,
} as const;

/**
 * Converts a point between two systems. The library treats China as a rectangle and would move Ussuriysk by some 620 m, so points
 * outside the country's outline are not changed.
 */
export function converted(
  point: LngLat,
  from: CoordinateSystem,
  to: CoordinateSystem,
  china: Outline,
): LngLat {
  if (CRS[from] === CRS[to] || !isInside(point, china)) return roundedPoint(point);
  const [lng, lat] = gcoord.transform<[number, number]>([point.lng, point.lat], CRS[from], CRS[to]);
  return roundedPoint({ lng, lat });
}
