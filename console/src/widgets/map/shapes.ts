import { roundedPoint, type LngLat } from './lng-lat.js';

/** Radii to choose from: metres, and degrees on the map. Prescribed. */
export const RADII = [
  { metres: 500, degrees: 0.005 },
  { metres: 1000, degrees: 0.01 },
  { metres: 2000, degrees: 0.02 },
] as const;

const CORNERS = 36;

/** Returns a circle around a point as a polygon with the same width on the map in both directions. */
export const circleAround = ({ lng, lat }: LngLat, degrees: number): readonly LngLat[] =>
  Array.from({ length: CORNERS }, (_, index) => {
    const angle = (index * 2 * Math.PI) / CORNERS;
    return roundedPoint({ lng: lng + degrees * Math.cos(angle), lat: lat + degrees * Math.sin(angle) });
  });

const isPoint = (value: unknown): value is LngLat =>
  typeof value === 'object' &&
  value !== null &&
  'lng' in value &&
  'lat' in value &&
  Number.isFinite(value.lng) &&
  Number.isFinite(value.lat);

/** Parses points and drops invalid ones. */
export const readPoints = (value: unknown): readonly LngLat[] =>
  Array.isArray(value) ? value.filter(isPoint).map(roundedPoint) : [];

/** Parses the polygons in the JSON text of a range; none when it is invalid. */
export function readRange(text: string): readonly (readonly LngLat[])[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.map(readPoints).filter(({ length }) => length > 2) : [];
  } catch {
    return [];
  }
}

/** Formats a range as it is stored; empty without polygons. */
export const rangeText = (polygons: readonly (readonly LngLat[])[]): string =>
  polygons.length === 0 ? '' : JSON.stringify(polygons);
