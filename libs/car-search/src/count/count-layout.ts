import { carFields, countedNames, rangeNames, recordOf, type CountedName } from '@mall/contracts/product';
import type { CarIndex } from '../index/car-index.js';
import { FLAGS, type Flag } from '../index/flags.js';
import { BUCKET_COLUMNS, HISTOGRAMS } from '../index/histograms.js';
import { VALUE_FIELDS, VALUE_NAMES } from '../index/value-fields.js';

/** Facets that count the values of a column. */
export const COUNTED = [
  'brand',
  'series',
  'category',
  'shop',
  'city',
  ...VALUE_NAMES,
  ...countedNames,
  ...BUCKET_COLUMNS,
] as const;
/** Facets that report minimum and maximum of a column. */
export const RANGED = ['price', ...rangeNames] as const;
/** Everything that is counted: facets, and flags with the values no and yes. */
export const COUNT_FIELDS = [...COUNTED, ...FLAGS] as const;

export type Counted = (typeof COUNTED)[number];
export type Ranged = (typeof RANGED)[number];
export type CountFieldName = (typeof COUNT_FIELDS)[number];

/** The smallest value that a counted range counts; columns of other facets start at 0. */
const FIRST = new Map<Counted | Ranged, number>(
  countedNames.map((name) => [name, carFields[name].counted.from]),
);

export const isCountedRange = (field: Counted | Ranged): field is CountedName => FIRST.has(field);
const ALL_FLAGS = new Set<CountFieldName>(FLAGS);
export const isFlag = (field: CountFieldName): field is Flag => ALL_FLAGS.has(field);

/** Number of values of choices, counts, counted ranges and histograms. */
const VALUE_COUNTS = new Map<Counted, number>([
  ...VALUE_FIELDS.map(({ name, values }) => [name, values.length + 1] as const),
  ...countedNames.map((name) => {
    const { from, to } = carFields[name].counted;
    return [name, to - from + 1] as const;
  }),
  ...HISTOGRAMS.map(({ column, bounds }) => [column, bounds.length + 2] as const),
]);

/** The directories whose entries are counted. */
export type CountedDirectories = Pick<CarIndex, 'brands' | 'categories' | 'shops' | 'cities'>;

/** Returns the number of values of a facet. */
export function valueCount(index: CountedDirectories, counted: Counted): number {
  if (counted === 'brand' || counted === 'series') return index.brands.entries.length;
  if (counted === 'category') return index.categories.entries.length;
  if (counted === 'shop') return index.shops.entries.length;
  if (counted === 'city') return index.cities.entries.length;
  return VALUE_COUNTS.get(counted)!;
}

/**
 * Spare counters for new values of a directory, so that few of them change the layout, after which all blocks are created
 * again.
 */
const SPARE = 32;
const SPARE_SHARE = 1 / 2;
const withSpare = (values: number): number => values + Math.max(SPARE, Math.ceil(values * SPARE_SHARE));

/** Positions of the counters of each value of each field in one array. Valid as long as the directories do not outgrow it. */
export class CountLayout {
  /** Length of the array; its first counter takes values that are not counted. */
  readonly size: number;
  private readonly at: Readonly<Record<CountFieldName, number>>;
  private readonly counters: Readonly<Record<CountFieldName, number>>;

  constructor(private readonly index: CarIndex) {
    let size = 1;
    this.counters = recordOf(COUNT_FIELDS, (field) =>
      isFlag(field) ? 2 : withSpare(valueCount(index, field)),
    );
    this.at = recordOf(COUNT_FIELDS, (field) => {
      const at = size;
      size += this.counters[field];
      return at;
    });
    this.size = size;
  }

  get isCurrent(): boolean {
    return COUNTED.every((counted) => valueCount(this.index, counted) <= this.counters[counted]);
  }

  /** Returns the counter of the first value. */
  start(field: CountFieldName): number {
    return this.at[field];
  }

  /** Returns the first counter of each field, and the number of all counters. */
  get starts(): number[] {
    return [...COUNT_FIELDS.map((field) => this.at[field]), this.size];
  }

  /** Returns the counters of all values of a field. */
  all(counts: Uint32Array, field: CountFieldName): Uint32Array {
    return counts.subarray(this.at[field], this.at[field] + this.counters[field]);
  }

  /** Returns the counts of a facet, as many as it has values. */
  slice(counts: Uint32Array, counted: Counted): Uint32Array {
    return counts.subarray(this.at[counted], this.at[counted] + valueCount(this.index, counted));
  }
}
