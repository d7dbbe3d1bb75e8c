import type { LandedTotals } from '@mall/contracts/landed-cost';
import type {
  BadgeLimits,
  CarLandedView,
  CarSort,
  EstimateRate,
  FindCarsDto,
  NearestSearchView,
} from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import type { PersonalFlags } from './write/card-writer.js';

/** Filters of a search, with request fields that need other data already resolved. Prices are CNY fen. */
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
  /** Groups of values; at least one value of each group has to match. */
  readonly attrValueGroups?: readonly (readonly string[])[] | undefined;
}

/** Position of the last car of the previous page. */
export interface CursorPosition {
  /** Tier of the car: cars of tier 0 come before those of tier 1. */
  readonly tier: 0 | 1;
  readonly key: number;
  readonly spuId: string;
}

export interface CarQuery extends CarFilters {
  readonly sort: CarSort;
  readonly limit: number;
  readonly offset: number;
  /** Car after which the page starts; the offset is ignored then. */
  readonly after?: CursorPosition | undefined;
  readonly withFacets: boolean;
  readonly locale: Locale;
  /** Looks up user-specific flags of the cars on the page. */
  readonly personalFlags?: ((spuIds: readonly string[]) => Promise<PersonalFlags>) | undefined;
}

/** JSON as text or as its UTF-8 bytes. */
export type JsonText = string | Uint8Array;

/** The result of a search, serialized as JSON. */
export interface CarsFound {
  /** List of `CarCardView`, as chunks to be concatenated. */
  readonly cards: readonly Uint8Array[];
  /** Makes and categories of the cars on this page: lists of `FoundBrandView` and `FoundCategoryView`. */
  readonly brands: JsonText;
  readonly categories: JsonText;
  /** Number of matching cars, exact up to `TOTAL_BOUND`. */
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  /** Last car of the page; undefined on the last page. */
  readonly last?: CursorPosition | undefined;
  readonly readAs?: string | undefined;
  /** Relaxed queries that find cars, when this one finds none; the best first. */
  readonly nearest: readonly NearestSearchView[];
  /** Landed costs of the cars of this page that have one; only where the query is about landed costs. */
  readonly landed?: readonly CarLandedView[] | undefined;
  /** Facets as JSON of `CarFacetsView`. */
  readonly facets?: JsonText | undefined;
  /**
   * Makes and series that contain all cars found by the keyword, whatever the filters; undefined when there are
   * too many.
   */
  readonly scope?: readonly string[] | undefined;
  /** Catalogue version of the result. */
  readonly version: number;
}

export interface FacetsFound {
  readonly total: number;
  readonly facets: JsonText;
  readonly version: number;
}

/** Numbers of cars by value of an attribute, in the order in which the values were given. */
export interface AttrsCounted {
  readonly counts: readonly number[];
  readonly version: number;
}

/** Limit up to which totals are exact and pages can be addressed by number. */
export const TOTAL_BOUND = 10_000;

/** Finds cars on sale. Implemented by a read model in memory and by OpenSearch. */
export abstract class CarSearch {
  /** Finds a page of cars. Cars that compare equal are ordered by id, so that pages neither repeat nor skip cars. */
  abstract find(query: CarQuery): Promise<CarsFound>;

  abstract facets(filters: CarFilters, locale: Locale): Promise<FacetsFound>;

  /** Counts the matching cars that have each of the values of attributes; exact. */
  abstract countAttrs(filters: CarFilters, valueIds: readonly string[]): Promise<AttrsCounted>;

  /** Returns the number of matching cars; exact up to `TOTAL_BOUND`. */
  abstract total(filters: CarFilters): Promise<number>;

  /** Returns the number of cars in each category itself, without its descendants, by position in the directory of categories. */
  abstract countCategories(filters: CarFilters): Promise<Uint32Array>;
}

/** Figures of other services that answers depend on besides the cars, as they are now; each is missing until it is known. */
export interface SearchFigures {
  /** Rate for estimates in roubles. */
  readonly rate: EstimateRate | undefined;
  /** Conditions of the preferential recycling fee, for badges. */
  readonly limits: BadgeLimits | undefined;
  /** Rates, tables and day of landed costs; the same object as long as nothing has changed. */
  readonly landed: LandedTotals | undefined;
}
