import type { LandedFacts, LandedTotals } from '@mall/contracts/landed-cost';
import type { Importer } from '@mall/contracts/order';
import { carFields, type FindCarsDto, type SearchCarsDto } from '@mall/contracts/product';
import type { Ends } from './ends.js';

/** Columns with the landed cost of each car before delivery to a city, in kopecks; −1 when it cannot be calculated. */
export const LANDED_COLUMN = { person: 'landedPerson', company: 'landedCompany' } as const;
export type LandedColumn = (typeof LANDED_COLUMN)[Importer];
export const LANDED_COLUMNS: readonly LandedColumn[] = Object.values(LANDED_COLUMN);

export const isLandedColumn = (column: string): column is LandedColumn =>
  column === LANDED_COLUMN.person || column === LANDED_COLUMN.company;

/** Returns the landed costs of a car by importer. */
export function landedKeys(
  totals: LandedTotals | undefined,
  facts: LandedFacts,
  priceFee: number,
): Record<LandedColumn, number> {
  return {
    landedPerson: totals?.totalOf(facts, priceFee, 'person') ?? -1,
    landedCompany: totals?.totalOf(facts, priceFee, 'company') ?? -1,
  };
}

type LandedFilters = Pick<FindCarsDto, 'minLandedRub' | 'maxLandedRub' | 'landedCity' | 'landedImporter'>;

/** Landed cost that a request refers to. */
export interface AskedLanded {
  readonly column: LandedColumn;
  /** Kopecks that the city adds to each total; `undefined` when no total can be calculated for it. */
  readonly extra: number | undefined;
}

/** Returns the landed cost of a request; `undefined` when it does not refer to one. */
export function askedLanded(
  filters: LandedFilters & Partial<Pick<SearchCarsDto, 'sort'>>,
  totals: LandedTotals | undefined,
): AskedLanded | undefined {
  const { minLandedRub, maxLandedRub, landedCity, landedImporter, sort } = filters;
  const isSorted = sort === carFields.landed.sorts.ascending || sort === carFields.landed.sorts.descending;
  if (!isSorted && [minLandedRub, maxLandedRub, landedCity, landedImporter].every((field) => field == null))
    return undefined;
  const importer = landedImporter ?? 'person';
  return { column: LANDED_COLUMN[importer], extra: landedCity ? totals?.toCity(landedCity, importer) : 0 };
}

const KOPECKS = 100;
const HALF = KOPECKS / 2;

/** Returns a total in whole roubles, rounded half up as pages show it. */
export const landedRoubles = (key: number, extra: number): number => Math.round((key + extra) / KOPECKS);

/** Returns the lowest key whose total is at least so many roubles; never that of an unknown one. */
export const keyFrom = (roubles: number, extra: number): number =>
  Math.max(0, roubles * KOPECKS - HALF - extra);

/** Returns the highest key whose total is at most so many roubles. */
export const keyUpTo = (roubles: number, extra: number): number => roubles * KOPECKS + HALF - 1 - extra;

/** Landed costs among the cars that pass all filters except this one. */
export interface LandedCounts {
  readonly extra: number | undefined;
  readonly total: number;
  /** Lowest and highest keys. */
  readonly ends: Ends;
  /** Numbers of cars by the steps of the field, and one for all above. */
  readonly counts: readonly number[];
}
