import type { CarCardView, CarSort, FindCarsDto } from '@mall/contracts/product';
import type { Locale } from '@mall/validation';

/** What to look for, with what the request leaves to others already resolved. Prices are CNY fen. */
export interface CarQuery extends Omit<
  FindCarsDto,
  | 'pageNum'
  | 'pageSize'
  | 'brandId'
  | 'categoryId'
  | 'primaryCategoryId'
  | 'minPriceRub'
  | 'maxPriceRub'
  | 'attrIds'
  | 'attrValueIds'
> {
  /** Any of these categories; descendants are in the list. Empty: nothing matches. */
  readonly categoryIds?: readonly string[];
  /** One value out of each group has to hold. */
  readonly attrValueGroups?: readonly (readonly string[])[];
  readonly sort: CarSort;
  readonly limit: number;
  readonly offset: number;
  readonly locale: Locale;
}

export interface CarsFound {
  readonly cards: readonly CarCardView[];
  /** Exact up to `TOTAL_BOUND`. */
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

/** Totals are counted, and pages are served, no further than this. */
export const TOTAL_BOUND = 10_000;

/**
 * Finds cars on sale. The PostgreSQL implementation is the first one; a read model in memory or a distributed
 * engine takes its place here without anybody else noticing.
 */
export abstract class CarSearch {
  /** Orders are total: cars that compare equal are ordered by id, so pages neither repeat nor skip. */
  abstract find(query: CarQuery): Promise<CarsFound>;
}
