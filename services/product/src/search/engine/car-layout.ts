import { idHalves } from './columns.js';
import type { Pace } from './pace.js';

/** Cars that are looked at between two looks at the time. */
const AT_ONCE = 16_384;

/** What the layout depends on: positions of make and series in the directory, by position of the car. */
export interface LaidOut {
  readonly brand: Uint32Array;
  readonly series: Uint32Array;
}

/**
 * The cars in the order in which they are found fast: make by make and series by series, as they are read from the source tables. Cars of
 * a series keep their order.
 * @param ids of makes and series, by position
 * @returns the same list if it is in this order
 */
export async function layOut(
  cars: Uint32Array,
  { brand, series }: LaidOut,
  ids: readonly string[],
  pace: Pace,
): Promise<Uint32Array> {
  const ranks = ranksOf(ids);
  if (await isInOrder(cars, brand, series, ranks, pace)) return cars;
  return sorted(await sorted(cars, series, ranks, pace), brand, ranks, pace);
}

/** For each position its place in the order of ids, as PostgreSQL orders them; none comes last. */
function ranksOf(ids: readonly string[]): Uint32Array {
  const halves = ids.map((id) => (id === '' ? ([Infinity, 0] as const) : idHalves(id)));
  const places = ids.map((_, place) => place);
  places.sort((left, right) => halves[left]![0] - halves[right]![0] || halves[left]![1] - halves[right]![1]);
  const ranks = new Uint32Array(ids.length);
  places.forEach((place, rank) => (ranks[place] = rank));
  return ranks;
}

async function isInOrder(
  cars: Uint32Array,
  brand: Uint32Array,
  series: Uint32Array,
  ranks: Uint32Array,
  pace: Pace,
): Promise<boolean> {
  let before = -1;
  for (let at = 0; at < cars.length; at += 1) {
    const ord = cars[at]!;
    const rank = ranks[brand[ord]!]! * ranks.length + ranks[series[ord]!]!;
    if (rank < before) return false;
    before = rank;
    if (at % AT_ONCE === 0) await pace.step();
  }
  return true;
}

/** Counting sort by the rank of one column; stable. */
async function sorted(
  cars: Uint32Array,
  column: Uint32Array,
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
