import { localised, type Locale } from '@mall/web-kit';
import { readDegrees } from './lng-lat.js';
import type { MapLocation } from './location.js';
import { PLACES } from './places.js';
import type { Town } from './town-layer.js';

/** The longest keyword of a search. Prescribed. */
export const KEYWORD_MAX = 100;

/** Maximum number of offered towns; a longer word finds fewer. */
const MOST_FOUND = 20;

/** Finds places by words. @throws Error with the service's message when it fails. */
export type Geocoder = (keyword: string, locale: Locale) => Promise<readonly MapLocation[]>;

/**
 * Finds places without a service: typed coordinates, `131.95, 43.79`, a place of the trade by its name in any language, or a town
 * by its name in the reader's language.
 */
export const offlineGeocoder =
  (towns: readonly Town[]): Geocoder =>
  (keyword, locale) => {
    const [first = '', second = ''] = keyword.split(/[,;\s]+/);
    const lng = readDegrees(first, 'lng');
    const lat = readDegrees(second, 'lat');
    if (lng !== undefined && lat !== undefined) return Promise.resolve([{ lng, lat, address: '' }]);
    const part = keyword.toLowerCase();
    const isMeant = (name: string): boolean => name.toLowerCase().includes(part);
    const places = PLACES.filter(({ names }) => Object.values(names).some(isMeant)).map(
      ({ names, ...point }) => ({ ...point, address: localised(names, locale) }),
    );
    const others = towns
      .filter(({ name }) => isMeant(name) && !places.some(({ address }) => address === name))
      .map(({ name, ...point }) => ({ lng: point.lng, lat: point.lat, address: name }));
    return Promise.resolve([...places, ...others].slice(0, MOST_FOUND));
  };
