import {
  carFields,
  countedNames,
  rangeNames,
  recordFrom,
  recordOf,
  regionWords,
  type CarFacetsView,
  type CountedName,
  type Region,
} from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import { roublesOf, type EstimateRate } from '../../rate/roubles.js';
import type { CarIndex } from './car-index.js';
import type { Entry } from './directory.js';
import type { Ends } from './ends.js';
import type { Facets } from './facet-sums.js';
import { FLAGS } from './flags.js';
import { HISTOGRAMS } from './histograms.js';
import type { BrandSource } from './source-car.js';
import { VALUE_FIELDS } from './value-fields.js';

/** Maximum number of values in a facet; those with most cars are kept. */
const MOST = { brands: 300, series: 300, shops: 100, cities: 200 };

/** Serializes facets as the JSON of `CarFacetsView`. */
export class FacetWriter {
  /** JSON heads, keyed by the names object: reloading a row creates a new object and so a new head. */
  private readonly heads = new WeakMap<Readonly<Record<Locale, string>>, Partial<Record<Locale, string>>>();

  constructor(private readonly index: CarIndex) {}

  facets(facets: Facets, locale: Locale, rate: EstimateRate | undefined): string {
    const { brands, categories, shops, cities } = this.index;
    const { counts, ends } = facets;
    const categoryCounts = this.withAncestors(counts.category);
    const regionCounts = this.byRegion(facets.cityCountsForRegions);
    const fields: string[] = [
      `"total":${facets.total}`,
      `"brands":${this.named(brands, counts.brand, locale, MOST.brands)}`,
      `"series":${this.series(counts.series, locale)}`,
      `"categories":${this.named(categories, categoryCounts, locale)}`,
      `"shops":${this.named(shops, counts.shop, locale, MOST.shops)}`,
      `"cities":${this.named(cities, counts.city, locale, MOST.cities)}`,
      `"regions":${list(mostFirst(regionCounts), regionCounts, REGION_HEADS[locale])}`,
      ...VALUE_FIELDS.map(({ name, isOrdered }) => {
        const places = isOrdered ? withCars(counts[name]) : mostFirst(counts[name]);
        return `"${name}":${list(places, counts[name], VALUE_HEADS[locale][name])}`;
      }),
      ...countedNames.map((name) => countedRange(name, counts[name])),
      ...FLAGS.map((flag) => `"${flag}":${facets.flags[flag]}`),
      `"price":${range(ends.price)}`,
      ...(rate ? [`"priceRub":${range(inRoubles(ends.price, rate))}`] : []),
      ...rangeNames.map((name) => `"${name}":${range(ends[name])}`),
      `"histograms":{${HISTOGRAMS.map(({ name, column }) => histogram(name, counts[column])).join(',')}}`,
    ];
    return `{${fields.join(',')}}` satisfies string & { readonly of?: CarFacetsView };
  }

  private series(counts: Uint32Array, locale: Locale): string {
    const tailOf = ({ row }: Entry<BrandSource>): string =>
      row?.parentId ? `,"brandParentId":"${row.parentId}"` : '';
    return this.named(this.index.brands, counts, locale, MOST.series, tailOf);
  }

  /** Values of a directory; place 0 stands for cars without one. */
  private named<Row>(
    { entries }: { readonly entries: readonly Entry<Row>[] },
    counts: Uint32Array,
    locale: Locale,
    most = Infinity,
    tailOf?: (entry: Entry<Row>) => string,
  ): string {
    let text = '';
    for (const place of mostFirst(counts).slice(0, most)) {
      const entry = entries[place]!;
      text += `${text && ','}${this.headOf(entry, locale)}${counts[place]!}${tailOf ? tailOf(entry) : ''}}`;
    }
    return `[${text}]`;
  }

  private headOf({ id, names }: Pick<Entry<unknown>, 'id' | 'names'>, locale: Locale): string {
    let heads = this.heads.get(names);
    if (!heads) this.heads.set(names, (heads = {}));
    return (heads[locale] ??= headFor(id, names[locale]));
  }

  /** Adds the counts of each category to its ancestors. */
  private withAncestors(counts: Uint32Array): Uint32Array {
    const { categories } = this.index;
    const sums = new Uint32Array(categories.entries.length);
    for (let place = 0; place < counts.length; place += 1)
      if (counts[place]! > 0)
        for (const entry of categories.pathOf(place)) sums[entry.place]! += counts[place]!;
    return sums;
  }

  /** Cars by place of the region in `REGIONS`. */
  private byRegion(cityCounts: Uint32Array): Uint32Array {
    const sums = new Uint32Array(REGIONS.length);
    for (let place = 0; place < cityCounts.length; place += 1) {
      if (cityCounts[place] === 0) continue;
      const region = this.index.cities.at(place).row?.region;
      if (region) sums[REGIONS.indexOf(region)]! += cityCounts[place]!;
    }
    return sums;
  }
}

/** @param name JSON string */
const headFor = (value: string, name: string): string =>
  `{"value":${JSON.stringify(value)},"name":${name},"count":`;

const inEveryLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> => ({
  ru: make('ru'),
  zh: make('zh'),
  en: make('en'),
});

const VALUE_HEADS = inEveryLocale((locale) =>
  recordFrom(
    VALUE_FIELDS.map(({ name, values, nameOf }) => [
      name,
      ['', ...values.map((value) => headFor(value, JSON.stringify(nameOf(value, locale))))],
    ]),
  ),
);

const REGIONS: readonly (Region | '')[] = ['', ...(Object.keys(regionWords) as Region[])];

const REGION_HEADS = inEveryLocale((locale) =>
  REGIONS.map((region) => region && headFor(region, JSON.stringify(regionWords[region][locale]))),
);

/** Places that have cars, from 1 on: place 0 stands for a value that is not known. */
function withCars(counts: Uint32Array): number[] {
  const places: number[] = [];
  for (let place = 1; place < counts.length; place += 1) if (counts[place]! > 0) places.push(place);
  return places;
}

const mostFirst = (counts: Uint32Array): number[] =>
  withCars(counts).sort((left, right) => counts[right]! - counts[left]!);

const RANGE_HEADS = recordOf(countedNames, (name) => {
  const { from, to } = carFields[name].counted;
  return Array.from({ length: to - from + 1 }, (_, at) => headFor(String(from + at), `"${from + at}"`));
});

/** Values of a range with their counts, in descending order. */
function countedRange(name: CountedName, counts: Uint32Array): string {
  const heads = RANGE_HEADS[name];
  let text = '';
  for (let at = counts.length - 1; at >= 0; at -= 1)
    if (counts[at]! > 0) text += `${text && ','}${heads[at]!}${counts[at]!}}`;
  return `"${carFields[name].counted.facet}":[${text}]`;
}

/** @param heads by place */
function list(places: readonly number[], counts: Uint32Array, heads: readonly string[]): string {
  let text = '';
  for (const place of places) text += `${text && ','}${heads[place]!}${counts[place]!}}`;
  return `[${text}]`;
}

/** Without the first count, which is of cars whose value is not known. */
const histogram = (name: string, counts: Uint32Array): string =>
  `"${name}":[${counts.subarray(1).join(',')}]`;

const range = ({ min, max }: Ends): string => (min > max ? '{}' : `{"min":${min},"max":${max}}`);

const inRoubles = ({ min, max }: Ends, rate: EstimateRate): Ends =>
  min > max ? { min, max } : { min: roublesOf(min, rate), max: roublesOf(max, rate) };
