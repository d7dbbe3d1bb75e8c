import { carFields, countedNames, rangeNames, recordFrom, type CountedName } from '@mall/contracts/product';
import type { CarIndex } from './car-index.js';
import { VALUE_FIELDS, VALUE_NAMES } from './value-fields.js';

/** Facets that count the values of a column. */
export const COUNTED = [
  'brand',
  'series',
  'category',
  'shop',
  'city',
  ...VALUE_NAMES,
  ...countedNames,
] as const;
/** Facets that report minimum and maximum of a column. */
export const RANGED = ['price', ...rangeNames] as const;

export type Counted = (typeof COUNTED)[number];
export type Ranged = (typeof RANGED)[number];

/** Counts of all values of all facets in one array. */
export type Counts = Uint32Array | Uint16Array;

/** The smallest value that a counted range counts; columns of other facets start at 0. */
const FIRST = new Map<Counted, number>(countedNames.map((name) => [name, carFields[name].counted.from]));

export const isCountedRange = (counted: Counted): counted is CountedName => FIRST.has(counted);

/** Number of values of choices, counts and counted ranges. */
const VALUE_PLACES = new Map<Counted, number>([
  ...VALUE_FIELDS.map(({ name, values }) => [name, values.length + 1] as const),
  ...countedNames.map((name) => {
    const { from, to } = carFields[name].counted;
    return [name, to - from + 1] as const;
  }),
]);

/** Number of values of a facet. */
export function placesIn(index: CarIndex, counted: Counted): number {
  if (counted === 'brand' || counted === 'series') return index.brands.entries.length;
  if (counted === 'category') return index.categories.entries.length;
  if (counted === 'shop') return index.shops.entries.length;
  if (counted === 'city') return index.cities.entries.length;
  return VALUE_PLACES.get(counted)!;
}

/** Where a facet starts, and the values that it counts. */
interface FacetPlace {
  readonly counted: Counted;
  readonly offset: number;
  readonly from: number;
  readonly to: number;
}

/** Where the counts of each facet stand in one array. Valid as long as the directories do not grow. */
export class CountLayout {
  /** Length of the array. */
  readonly size: number;
  private readonly offsets: Readonly<Record<Counted, number>>;
  private readonly facets: readonly FacetPlace[];
  private readonly places = new Int32Array(COUNTED.length);
  private readonly entries: number;

  constructor(private readonly index: CarIndex) {
    let size = 0;
    this.facets = COUNTED.map((counted) => {
      const offset = size;
      size += placesIn(index, counted);
      const from = FIRST.get(counted) ?? 0;
      return { counted, offset, from, to: from + size - offset - 1 };
    });
    this.offsets = recordFrom(this.facets.map(({ counted, offset }) => [counted, offset]));
    this.size = size;
    this.entries = entriesOf(index);
  }

  get isCurrent(): boolean {
    return this.entries === entriesOf(this.index);
  }

  /** The part of the array that counts a facet. */
  slice(counts: Uint32Array, counted: Counted): Uint32Array {
    const from = this.offsets[counted];
    return counts.subarray(from, from + placesIn(this.index, counted));
  }

  /** Adds cars, one facet at a time: each loop sees one column. */
  addAll(counts: Counts, ords: Uint32Array): void {
    const { columns } = this.index;
    for (const counted of COUNTED)
      if (isCountedRange(counted)) addRange(counts, this.offsets[counted], counted, columns[counted], ords);
      else addColumn(counts, this.offsets[counted], columns[counted], ords);
  }

  /** Where a car is counted: one place for each facet that counts it. The array is valid until the next call. */
  placesOf(ord: number): Int32Array {
    const { columns } = this.index;
    let count = 0;
    for (const { counted, offset, from, to } of this.facets) {
      const value = columns[counted][ord]!;
      if (value >= from && value <= to) this.places[count++] = offset + value - from;
    }
    return this.places.subarray(0, count);
  }
}

/** Directories only grow, so that the sum of their sizes tells whether any has. */
const entriesOf = ({ brands, categories, shops, cities }: CarIndex): number =>
  brands.entries.length + categories.entries.length + shops.entries.length + cities.entries.length;

function addColumn(
  counts: Counts,
  offset: number,
  column: Uint32Array | Uint8Array,
  ords: Uint32Array,
): void {
  for (let at = 0; at < ords.length; at += 1) counts[offset + column[ords[at]!]!]! += 1;
}

function addRange(
  counts: Counts,
  offset: number,
  name: CountedName,
  column: Int32Array,
  ords: Uint32Array,
): void {
  const { from, to } = carFields[name].counted;
  for (let at = 0; at < ords.length; at += 1) {
    const value = column[ords[at]!]!;
    if (value >= from && value <= to) counts[offset + value - from]! += 1;
  }
}
