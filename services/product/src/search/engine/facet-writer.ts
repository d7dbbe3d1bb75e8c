import {
  carFields,
  countedNames,
  rangeNames,
  recordFrom,
  regionWords,
  type CarFacetsView,
  type CountedName,
  type Region,
} from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import { roublesOf, type EstimateRate } from '../../rate/roubles.js';
import type { CarIndex } from './car-index.js';
import type { Entry } from './directory.js';
import type { Ends, Facets } from './facet-counter.js';
import { FLAGS } from './flags.js';
import type { BrandSource } from './source-car.js';
import { VALUE_FIELDS } from './value-fields.js';

/** Maximum number of values in a facet; those with most cars are kept. */
const MOST = { brands: 300, series: 300, shops: 100, cities: 200 };

/** A value of a facet: its JSON up to the count, and the count. */
interface Value {
  readonly head: string;
  readonly count: number;
  /** JSON after the count. */
  readonly tail?: string;
}

/** Serializes facets as the JSON of `CarFacetsView`. */
export class FacetWriter {
  /** JSON heads, keyed by the names object: reloading a row creates a new object and so a new head. */
  private readonly heads = new WeakMap<Readonly<Record<Locale, string>>, Partial<Record<Locale, string>>>();

  constructor(private readonly index: CarIndex) {}

  facets(facets: Facets, locale: Locale, rate: EstimateRate | undefined): string {
    const { brands, categories, shops, cities } = this.index;
    const { counts, ends } = facets;
    const values = VALUE_FIELDS.map(({ name, isOrdered }) => {
      const heads = VALUE_HEADS[locale][name];
      const counted = heads.map((head, at) => ({ head, count: counts[name][at + 1]! }));
      return `"${name}":${list(isOrdered ? withCars(counted) : mostFirst(counted))}`;
    });
    const ranges = rangeNames.map((name) => `"${name}":${range(ends[name])}`);
    const fields: string[] = [
      `"total":${facets.total}`,
      `"brands":${list(this.named(brands, counts.brand, locale, MOST.brands))}`,
      `"series":${list(this.series(counts.series, locale))}`,
      `"categories":${list(this.named(categories, this.withAncestors(counts.category), locale))}`,
      `"shops":${list(this.named(shops, counts.shop, locale, MOST.shops))}`,
      `"cities":${list(this.named(cities, counts.city, locale, MOST.cities))}`,
      `"regions":${list(this.regions(facets.cityCountsForRegions, locale))}`,
      ...values,
      ...countedNames.map((name) => countedRange(name, counts[name])),
      ...FLAGS.map((flag) => `"${flag}":${facets.flags[flag]}`),
      `"price":${range(ends.price)}`,
      ...(rate ? [`"priceRub":${range(inRoubles(ends.price, rate))}`] : []),
      ...ranges,
    ];
    return `{${fields.join(',')}}` satisfies string & { readonly of?: CarFacetsView };
  }

  private series(counts: Uint32Array, locale: Locale): Value[] {
    const tailOf = ({ row }: Entry<BrandSource>): string =>
      row?.parentId ? `,"brandParentId":"${row.parentId}"` : '';
    return this.named(this.index.brands, counts, locale, MOST.series, tailOf);
  }

  private named<Row>(
    { entries }: { readonly entries: readonly Entry<Row>[] },
    counts: Uint32Array,
    locale: Locale,
    most = Infinity,
    tailOf?: (entry: Entry<Row>) => string,
  ): Value[] {
    const values: Value[] = [];
    for (let place = 1; place < counts.length; place += 1) {
      const count = counts[place]!;
      if (count === 0) continue;
      const entry = entries[place]!;
      values.push({ head: this.headOf(entry, locale), count, ...(tailOf && { tail: tailOf(entry) }) });
    }
    return mostFirst(values).slice(0, most);
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

  private regions(cityCounts: Uint32Array, locale: Locale): Value[] {
    const sums = new Map<Region, number>();
    for (let place = 0; place < cityCounts.length; place += 1) {
      const count = cityCounts[place]!;
      const region = count > 0 ? this.index.cities.at(place).row?.region : undefined;
      if (region) sums.set(region, (sums.get(region) ?? 0) + count);
    }
    return mostFirst([...sums].map(([region, count]) => ({ head: REGION_HEADS[locale][region], count })));
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
      values.map((value) => headFor(value, JSON.stringify(nameOf(value, locale)))),
    ]),
  ),
);

const REGION_HEADS = inEveryLocale(
  (locale) =>
    Object.fromEntries(
      Object.entries(regionWords).map(([region, words]) => [
        region,
        headFor(region, JSON.stringify(words[locale])),
      ]),
    ) as Record<Region, string>,
);

const withCars = (values: readonly Value[]): Value[] => values.filter(({ count }) => count > 0);

const mostFirst = (values: readonly Value[]): Value[] =>
  withCars(values).sort((left, right) => right.count - left.count);

/** Values of a range with their counts, in descending order. */
function countedRange(name: CountedName, counts: Uint32Array): string {
  const { facet, from } = carFields[name].counted;
  const found: Value[] = [];
  for (let at = counts.length - 1; at >= 0; at -= 1) {
    const value = String(from + at);
    if (counts[at]! > 0) found.push({ head: headFor(value, `"${value}"`), count: counts[at]! });
  }
  return `"${facet}":${list(found)}`;
}

function list(values: readonly Value[]): string {
  let text = '[';
  for (let at = 0; at < values.length; at += 1) {
    const { head, count, tail } = values[at]!;
    text += `${at > 0 ? ',' : ''}${head}${count}${tail ?? ''}}`;
  }
  return `${text}]`;
}

const range = ({ min, max }: Ends): string => (min > max ? '{}' : `{"min":${min},"max":${max}}`);

const inRoubles = ({ min, max }: Ends, rate: EstimateRate): Ends =>
  min > max ? { min, max } : { min: roublesOf(min, rate), max: roublesOf(max, rate) };
