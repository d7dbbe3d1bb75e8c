import type { CarIndex } from '../index/car-index.js';
import { orInto, type BitsetPool } from './car-set.js';
import type { Bits, Posting } from '../index/posting.js';

/** Maximum number of makes or series in a scope. */
const MOST_PLACES = 16;
/** Maximum number of cars that are read before any is subtracted. */
const PROBES = 1_024;

/**
 * Returns the ids of the series that contain all of these cars, or of the makes when there are too many series;
 * `undefined` when there are too many makes. Series are subtracted from the set one by one, so the cost depends on the
 * number of series, not of cars.
 */
export function scopeOf(cars: Bits, index: CarIndex, pool: BitsetPool): readonly string[] | undefined {
  const { brand, series } = index.columns;
  const makeOf = (ord: number): number => brand[ord]!;
  const seriesOf = (ord: number): number => series[ord]! || brand[ord]!;
  for (const placeOf of [seriesOf, makeOf]) {
    const places = hasTooMany(cars, placeOf) ? undefined : placesOf(cars, placeOf, index, pool);
    if (places) return places.map((place) => index.brands.at(place).id);
  }
  return undefined;
}

/** Whether a sample of the cars is at more places already than a scope may have; cars of a make have adjacent positions. */
function hasTooMany({ bits, from, to }: Bits, placeOf: (ord: number) => number): boolean {
  const places = new Set<number>();
  const step = Math.ceil((to - from) / PROBES);
  for (let word = from; word < to && places.size <= MOST_PLACES; word += step)
    if (bits[word] !== 0) places.add(placeOf(firstOf(bits, word)));
  return places.size > MOST_PLACES;
}

const firstOf = (bits: Int32Array, word: number): number =>
  (word << 5) + 31 - Math.clz32(bits[word]! & -bits[word]!);

function placesOf(
  cars: Bits,
  placeOf: (ord: number) => number,
  index: CarIndex,
  pool: BitsetPool,
): number[] | undefined {
  const rest = pool.bits(cars);
  orInto(rest, cars.bits, cars);
  const places: number[] = [];
  for (let word = cars.from; word < cars.to; word += 1)
    while (rest[word] !== 0) {
      if (places.length === MOST_PLACES) return undefined;
      const place = placeOf(firstOf(rest, word));
      places.push(place);
      takeAway(rest, index.brands.at(place).cars, word, cars.to);
    }
  return places;
}

function takeAway(bits: Int32Array, cars: Posting, from: number, to: number): void {
  if (cars.list) for (const ord of cars.list) bits[ord >>> 5]! &= ~(1 << (ord & 31));
  else {
    const mask = cars.bits!;
    const end = Math.min(to, cars.span.to);
    for (let word = from; word < end; word += 1) bits[word]! &= ~mask[word]!;
  }
}
