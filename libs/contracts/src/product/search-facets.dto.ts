import { Bool, Id, Int, ListOf, ListOfValues, Nested, Text, shapeOf } from '@mall/validation';
import {
  choiceNames,
  countedFacets,
  countNames,
  histogramNames,
  memberFacets,
  rangeNames,
  recordOf,
  type CountedFacet,
  type HistogramName,
  type MemberFacet,
} from './car-field-rows.js';
import { carFields, type ChoiceName, type CountName, type FlagName, type RangeName } from './car-fields.js';

/** One value of a filter and how many cars it would leave. */
export class FacetValueView {
  /** Value of the filter in a request: an id, a code, a year, the name of a city. */
  @Text() value!: string;
  /** Name in the language of the caller. */
  @Text({ optional: true }) name!: string;
  @Int() count!: number;
}

export class BrandFacetView extends FacetValueView {
  /** Make of a series; absent for other values. */
  @Id({ optional: true }) brandParentId?: string;
}

/** The lowest and the highest value among the cars; both absent when there are none. */
export class FacetRangeView {
  @Int({ optional: true }) min?: number;
  @Int({ optional: true }) max?: number;
}

/**
 * Numbers of cars by value, counted without the filter of the field itself. The buckets are the same in every answer; each
 * holds the values above the bound before it, up to its own, and the last one all values above. Cars whose value is not known
 * are in none.
 */
export class HistogramsView extends shapeOf<Record<HistogramName, number[]>>(
  recordOf(histogramNames, (name) =>
    ListOfValues('integer', { description: `Up to ${carFields[name].histogram.join(', ')}, and above.` }),
  ),
) {}

/** Landed costs of the cars that pass all filters except that of the landed cost. */
export class LandedFacetView {
  /** False when delivery to the city has no price, so that no total can be calculated. */
  @Bool() isDelivered!: boolean;
  /** Number of cars whose total cannot be calculated. */
  @Int() unknown!: number;
  /** The lowest and the highest total in roubles; absent where no car has one. */
  @Int({ optional: true }) min?: number;
  @Int({ optional: true }) max?: number;
  /** Numbers of cars by total. */
  @ListOfValues('integer', { description: `Up to ${carFields.landed.steps.join(', ')} roubles, and above.` })
  histogram!: number[];
}

type CarFacets = { total: number; priceRub?: FacetRangeView } & Record<
  Exclude<MemberFacet, 'series'> | ChoiceName | CountName | CountedFacet,
  FacetValueView[]
> & { series: BrandFacetView[] } & Record<FlagName | 'upTo160Hp', number> &
  Record<RangeName | 'price', FacetRangeView> & { histograms: HistogramsView; landed?: LandedFacetView };

/**
 * Numbers of cars by value of each filter, as if the value were chosen instead of those chosen in that filter: every
 * facet is counted with the keyword and all other filters in force. Values without cars are left out; those with most
 * cars come first, years in their own order. Counts are exact. Series are those of the chosen makes, all of them; while
 * no make is chosen, only the 40 with most cars.
 */
export class CarFacetsView extends shapeOf<CarFacets>({
  /** Number of cars that match everything, without an upper limit. */
  total: Int(),
  ...recordOf(memberFacets, (facet) => ListOf(() => (facet === 'series' ? BrandFacetView : FacetValueView))),
  ...recordOf(choiceNames, () => ListOf(() => FacetValueView)),
  ...recordOf(countNames, () => ListOf(() => FacetValueView)),
  ...recordOf(countedFacets, () => ListOf(() => FacetValueView)),
  /** Number of cars that can be ordered now. */
  inStock: Int(),
  /** Number of cars of at most 160 hp, the bound of the preferential recycling fee. */
  upTo160Hp: Int(),
  /** Numbers of cars that qualify for the preferential recycling fee, and of cars of the age at which duty is lowest, today. */
  preferential: Int(),
  age3to5: Int(),
  price: Nested(() => FacetRangeView),
  /** Range of prices in whole roubles at the current rate; absent while no rate is known. */
  priceRub: Nested(() => FacetRangeView, { optional: true }),
  ...recordOf(rangeNames, () => Nested(() => FacetRangeView)),
  histograms: Nested(() => HistogramsView),
  /** Landed costs; present where the request names a field of the landed cost. */
  landed: Nested(() => LandedFacetView, { optional: true }),
}) {}

/** Facets without a page of cars. */
export class FacetsView {
  @Int() total!: number;
  @Bool() totalIsLowerBound!: boolean;
  @Nested(() => CarFacetsView) facets!: CarFacetsView;
}
