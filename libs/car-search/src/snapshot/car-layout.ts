import { idHalves } from '../index/columns.js';
import type { Pace } from '../index/pace.js';

/** Number of cars that are processed between two checks of the time. */
const AT_ONCE = 16_384;

/** Values that the layout depends on, by position of the car: positions of make and series in the directory, and new or used. */
export interface LaidOut {
  readonly brand: Uint32Array;
  readonly series: Uint32Array;
  readonly condition: Uint8Array;
}

/**
 * Returns the cars in the order in which they are counted fast, as they are read from the source tables: make by make,
 * new and used ones apart, series by series, and by price, so that neighbours have similar age and mileage too, and
 * most filters include or exclude whole blocks.
 * @param byPrice all cars in ascending order of price
 * @param ids of makes and series, by position
 */
export async function layOut(
  byPrice: Uint32Array,
  { brand, series, condition }: LaidOut,
  ids: readonly string[],
  pace: Pace,
): Promise<Uint32Array> {
  const ranks = ranksOf(ids);
  const bySeries = await sorted(byPrice, series, ranks, pace);
  const byCondition = await sorted(bySeries, condition, CONDITION_RANKS, pace);
  return sorted(byCondition, brand, ranks, pace);
}

/** Ranks of the values of a column of bytes, in their own order. */
const CONDITION_RANKS = Uint32Array.from({ length: 256 }, (_, position) => position);

/** Returns for each position its rank in the order of ids, as PostgreSQL orders them; none comes last. */
function ranksOf(ids: readonly string[]): Uint32Array {
  const halves = ids.map((id) => (id === '' ? ([Infinity, 0] as const) : idHalves(id)));
  const positions = ids.map((_, position) => position);
  positions.sort(
    (left, right) => halves[left]![0] - halves[right]![0] || halves[left]![1] - halves[right]![1],
  );
  const ranks = new Uint32Array(ids.length);
  positions.forEach((position, rank) => (ranks[position] = rank));
  return ranks;
}

/** Sorts by the rank of one column, by counting; stable. */
async function sorted(
  cars: Uint32Array,
  column: Uint32Array | Uint8Array,
  ranks: Uint32Array,
  pace: Pace,
): Promise<Uint32Array> {
  const next = new Uint32Array(ranks.length + 1);
  for (let at = 0; at < cars.length; at += 1) {
    next[ranks[column[cars[at]!]!]! + 1]! += 1;
    if (at % AT_ONCE === 0) await pace.step();
  }
  for (let rank = 1; rank < next.length; rank += 1) next[rank]! += next[rank - 1]!;
  const made = new Uint32Array(cars.length);
  for (let at = 0; at < cars.length; at += 1) {
    const ord = cars[at]!;
    made[next[ranks[column[ord]!]!]!++] = ord;
    if (at % AT_ONCE === 0) await pace.step();
  }
  return made;
}
