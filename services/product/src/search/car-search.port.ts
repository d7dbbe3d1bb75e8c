import type { CarSort, FindCarsDto, NearestSearchView } from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import type { PersonalFlags } from './engine/card-writer.js';

/** What to look for, with what the request leaves to others already resolved. Prices are CNY fen. */
export interface CarFilters extends Omit<
  FindCarsDto,
  | 'pageNum'
  | 'pageSize'
  | 'brandId'
  | 'primaryCategoryId'
  | 'minPriceRub'
  | 'maxPriceRub'
  | 'attrIds'
  | 'attrValueIds'
  | 'shopPrimaryCategoryId'
  | 'shopSecondaryCategoryId'
  | 'spuStatus'
> {
  /** One value out of each group has to hold. */
  readonly attrValueGroups?: readonly (readonly string[])[] | undefined;
}

/** The car after which a page goes on. */
export interface CursorPosition {
  /** Cars of tier 0 come before those of tier 1. */
  readonly tier: 0 | 1;
  readonly key: number;
  readonly spuId: string;
}

export interface CarQuery extends CarFilters {
  readonly sort: CarSort;
  readonly limit: number;
  readonly offset: number;
  /** Goes on after this car, whatever the offset. */
  readonly after?: CursorPosition | undefined;
  readonly withFacets: boolean;
  readonly locale: Locale;
  /** What to say about the cars to the one person who asks. */
  readonly personalFlags?: ((spuIds: readonly string[]) => Promise<PersonalFlags>) | undefined;
}

/** What was found, as JSON that is written where the data is. */
export interface CarsFound {
  /** A list of `CarCardView`, in pieces. */
  readonly cards: readonly Uint8Array[];
  /** Of the cars on this page: lists of `FoundBrandView` and `FoundCategoryView`. */
  readonly brands: string;
  readonly categories: string;
  /** Exact up to `TOTAL_BOUND`. */
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  /** The last car of the page, when others follow. */
  readonly last?: CursorPosition | undefined;
  readonly readAs?: string | undefined;
  readonly nearest?: NearestSearchView | undefined;
  /** `CarFacetsView` */
  readonly facets?: string | undefined;
  /** Makes and series in which all cars lie that the words find, whatever the filters; told when they are few. */
  readonly scope?: readonly string[] | undefined;
  /** How far the catalogue's changes are in what was found. */
  readonly version: number;
}

export interface FacetsFound {
  readonly total: number;
  readonly facets: string;
  readonly version: number;
}

/** Totals are counted, and numbered pages are served, no further than this. */
export const TOTAL_BOUND = 10_000;

/**
 * Finds cars on sale. Implemented by a read model in memory; a distributed engine takes its place here without
 * anybody else noticing.
 */
export abstract class CarSearch {
  /** Orders are total: cars that compare equal are ordered by id, so pages neither repeat nor skip. */
  abstract find(query: CarQuery): Promise<CarsFound>;

  abstract facets(filters: CarFilters, locale: Locale): Promise<FacetsFound>;
}
