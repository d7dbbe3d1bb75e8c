import type { CarIndex } from '../index/car-index.js';
import { orInto, type BitsetPool } from './car-set.js';
import type { Bits, Posting } from '../index/posting.js';

/** Maximum number of makes or series in a scope. */
const MOST_ENTRIES = 16;
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
  for (const positionOf of [seriesOf, makeOf]) {
    const positions = hasTooMany(cars, positionOf) ? undefined : positionsOf(cars, positionOf, index, pool);
    if (positions) return positions.map((position) => index.brands.at(position).id);
  }
  return undefined;
}

/** Whether a sample of the cars has more makes or series already than a scope may have; cars of a make have adjacent positions. */
function hasTooMany({ bits, from, to }: Bits, positionOf: (ord: number) => number): boolean {
  const positions = new Set<number>();
  const step = Math.ceil((to - from) / PROBES);
  for (let word = from; word < to && positions.size <= MOST_ENTRIES; word += step)
    if (bits[word] !== 0) positions.add(positionOf(firstOf(bits, word)));
  return positions.size > MOST_ENTRIES;
}

const firstOf = (bits: Int32Array, word: number): number =>
  (word << 5) + 31 - Math.clz32(bits[word]! & -bits[word]!);

function positionsOf(
  cars: Bits,
  positionOf: (ord: number) => number,
  index: CarIndex,
  pool: BitsetPool,
): number[] | undefined {
  const rest = pool.bits(cars);
  orInto(rest, cars.bits, cars);
  const positions: number[] = [];
  for (let word = cars.from; word < cars.to; word += 1)
    while (rest[word] !== 0) {
      if (positions.length === MOST_ENTRIES) return undefined;
      const position = positionOf(firstOf(rest, word));
      positions.push(position);
      takeAway(rest, index.brands.at(position).cars, word, cars.to);
    }
  return positions;
}

function takeAway(bits: Int32Array, cars: Posting, from: number, to: number): void {
  if (cars.list) for (const ord of cars.list) bits[ord >>> 5]! &= ~(1 << (ord & 31));
  else {
    const mask = cars.bits!;
    const end = Math.min(to, cars.span.to);
    for (let word = from; word < end; word += 1) bits[word]! &= ~mask[word]!;
  }
}
