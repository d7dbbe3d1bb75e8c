/** Longitude and latitude in degrees. */
export interface LngLat {
  readonly lng: number;
  readonly lat: number;
}

/** Decimals of a coordinate. Prescribed. */
export const DECIMALS = 6;
/** Maximum length of a coordinate's text. Prescribed. */
export const COORDINATE_LENGTH = 16;
/** Smallest zoom of every map; the second value is the largest. Prescribed. */
export const ZOOM_MIN = 4;
export const ZOOM_MAX = 18;

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

export const roundedPoint = ({ lng, lat }: LngLat): LngLat => ({ lng: rounded(lng), lat: rounded(lat) });

/** Parses a typed coordinate; undefined unless it is a number within the bounds of its axis. */
export function readDegrees(text: string, axis: 'lng' | 'lat'): number | undefined {
  const degrees = Number(text.trim().replace(',', '.'));
  if (text.trim() === '' || Number.isNaN(degrees)) return undefined;
  return Math.abs(degrees) <= (axis === 'lng' ? 180 : 90) ? rounded(degrees) : undefined;
}
