import { COORDINATE_LENGTH, readDegrees, type LngLat } from './lng-lat.js';

/** A place as stored in records. */
export interface MapLocation extends LngLat {
  readonly address: string;
}

/** The same place with its coordinates as text. */
export interface LocationFields {
  readonly lng: string | number;
  readonly lat: string | number;
  readonly address?: string | null;
}

/** Parses JSON text or an object with `lng`, `lat` and `address`; undefined for anything else. */
export function readLocation(value: string | LocationFields | null | undefined): MapLocation | undefined {
  if (!value) return undefined;
  if (typeof value === 'string') return readLocation(parsed(value));
  const lng = readDegrees(String(value.lng ?? '').slice(0, COORDINATE_LENGTH), 'lng');
  const lat = readDegrees(String(value.lat ?? '').slice(0, COORDINATE_LENGTH), 'lat');
  return lng === undefined || lat === undefined ? undefined : { lng, lat, address: value.address ?? '' };
}

function parsed(text: string): LocationFields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'lng' in value && 'lat' in value
      ? (value as LocationFields)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Formats a location as it is stored. */
export const locationText = ({ lng, lat, address }: MapLocation): string =>
  JSON.stringify({ lng, lat, address });
