import { Bool, Id, Int, ListOf, Nested, Text } from '@mall/validation';

/** One value of a filter and how many cars it would leave. */
export class FacetValueView {
  /** What to send as the value of the filter: an id, a code, a year, the name of a city. */
  @Text() value!: string;
  /** What to call it, in the language of the caller. */
  @Text({ optional: true }) name!: string;
  @Int() count!: number;
}

export class BrandFacetView extends FacetValueView {
  /** Of a series: its make. */
  @Id({ optional: true }) brandParentId?: string;
}

/** The lowest and the highest value among the cars; both absent when there are none. */
export class FacetRangeView {
  @Int({ optional: true }) min?: number;
  @Int({ optional: true }) max?: number;
}

/**
 * How many cars each value of each filter would leave, were it chosen instead of what is chosen in that filter:
 * every facet is counted with the keyword and all other filters in force. Values without cars are left out;
 * those with most cars come first, years in their own order. Counts are exact.
 */
export class CarFacetsView {
  /** Cars that match everything, however many. */
  @Int() total!: number;
  /** Both are values of `brandIds`, counted without it. */
  @ListOf(() => FacetValueView) brands!: FacetValueView[];
  @ListOf(() => BrandFacetView) series!: BrandFacetView[];
  @ListOf(() => FacetValueView) categories!: FacetValueView[];
  @ListOf(() => FacetValueView) shops!: FacetValueView[];
  @ListOf(() => FacetValueView) cities!: FacetValueView[];
  @ListOf(() => FacetValueView) regions!: FacetValueView[];
  @ListOf(() => FacetValueView) condition!: FacetValueView[];
  @ListOf(() => FacetValueView) bodyType!: FacetValueView[];
  @ListOf(() => FacetValueView) fuel!: FacetValueView[];
  @ListOf(() => FacetValueView) gearbox!: FacetValueView[];
  @ListOf(() => FacetValueView) drive!: FacetValueView[];
  @ListOf(() => FacetValueView) steering!: FacetValueView[];
  @ListOf(() => FacetValueView) colour!: FacetValueView[];
  @ListOf(() => FacetValueView) years!: FacetValueView[];
  /** Cars that can be ordered now. */
  @Int() inStock!: number;
  /** Cars of at most 160 hp, the bound of the preferential recycling fee. */
  @Int() upTo160Hp!: number;
  /** Cars that pass the preferential recycling fee, and cars of the age at which duty is lowest, today. */
  @Int() preferential!: number;
  @Int() age3to5!: number;
  @Nested(() => FacetRangeView) price!: FacetRangeView;
  /** Whole roubles at the current rate; absent while no rate is known. */
  @Nested(() => FacetRangeView, { optional: true }) priceRub?: FacetRangeView;
  @Nested(() => FacetRangeView) year!: FacetRangeView;
  @Nested(() => FacetRangeView) mileageKm!: FacetRangeView;
  @Nested(() => FacetRangeView) powerHp!: FacetRangeView;
  @Nested(() => FacetRangeView) engineCc!: FacetRangeView;
}

/** Facets without cars. */
export class FacetsView {
  @Int() total!: number;
  @Bool() totalIsLowerBound!: boolean;
  @Nested(() => CarFacetsView) facets!: CarFacetsView;
}
