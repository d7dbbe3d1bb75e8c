import type { LngLat } from './lng-lat.js';

type Ring = readonly (readonly number[])[];
/** Polygons as rings, of which the first one is the outer. */
export type Outline = readonly (readonly Ring[])[];

/** ISO 3166-1 number of the country whose maps are shifted by law. */
export const CHINA_ID = '156';

/** Whether a point lies inside a ring, by counting the crossings of a line to the east. */
function isInRing({ lng, lat }: LngLat, ring: Ring): boolean {
  let isInside = false;
  for (const [index, [x = 0, y = 0]] of ring.entries()) {
    const [beforeX = 0, beforeY = 0] = ring.at(index - 1)!;
    if (y > lat !== beforeY > lat && lng < ((beforeX - x) * (lat - y)) / (beforeY - y) + x)
      isInside = !isInside;
  }
  return isInside;
}

export const isInside = (point: LngLat, outline: Outline): boolean =>
  outline.some(
    ([outer, ...holes]) => isInRing(point, outer!) && !holes.some((hole) => isInRing(point, hole)),
  );
