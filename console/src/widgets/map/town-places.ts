import type { Town } from './town-layer.js';
import places from './town-places.json';

type Known = Omit<Town, 'name'>;

/**
 * Places of the towns of Russia and the cities of China, by the code of their division; the file lists longitude, latitude, and 0
 * for more than 300,000 people, 1 for more than 50,000, else 2. Source: GeoNames (geonames.org, CC BY 4.0), matched by name within
 * the federal subject; a point is the town's centre.
 */
export const TOWN_PLACES: ReadonlyMap<string, Known> = new Map(
  Object.entries(places).map(([code, [lng = 0, lat = 0, size = 2]]) => [code, { lng, lat, size }]),
);
