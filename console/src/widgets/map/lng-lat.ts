/** Longitude and latitude in degrees. */
export interface LngLat {
  readonly lng: number;
  readonly lat: number;
}

/** Decimals of a coordinate. Prescribed. */
export const DECIMALS = 6;
/** The longest text of a coordinate. Prescribed. */
export const COORDINATE_LENGTH = 16;
/** The farthest and nearest zoom of every map. Prescribed. */
export const ZOOM_MIN = 4;
export const ZOOM_MAX = 18;

const rounded = (degrees: number): number => Number(degrees.toFixed(DECIMALS));

export const roundedPoint = ({ lng, lat }: LngLat): LngLat => ({ lng: rounded(lng), lat: rounded(lat) });

/** A coordinate that was typed; undefined unless it is a number within the bounds of its axis. */
export function readDegrees(text: string, axis: 'lng' | 'lat'): number | undefined {
  const degrees = Number(text.trim().replace(',', '.'));
  if (text.trim() === '' || Number.isNaN(degrees)) return undefined;
  return Math.abs(degrees) <= (axis === 'lng' ? 180 : 90) ? rounded(degrees) : undefined;
}
