import {
  carFields,
  countedNames,
  rangeNames,
  recordFrom,
  recordOf,
  regionWords,
  roublesOf,
  type CountedName,
  type EstimateRate,
  type Region,
} from '@mall/contracts/product';
import type { Locale } from '@mall/validation';
import type { CarIndex } from '../index/car-index.js';
import type { CountedDirectories } from '../count/count-layout.js';
import { CountOrder } from '../count/count-order.js';
import type { Entry } from '../index/directory.js';
import type { Ends } from '../index/ends.js';
import { EntryFragments } from './entry-fragments.js';
import type { Facets } from '../count/facet-sums.js';
import { FLAGS } from '../index/flags.js';
import { HISTOGRAMS } from '../index/histograms.js';
import { Fragments } from './fragments.js';
import { JsonBytes } from './json-bytes.js';
import { landedRoubles, type LandedCounts } from '../index/landed.js';
import type { BrandSource } from '../index/source-car.js';
import { VALUE_FIELDS } from '../index/value-fields.js';

/** Maximum number of values in a facet; those with most cars are kept. */
const MOST = { brands: 300, series: 300, shops: 100, cities: 200 };
/** Maximum number of series while no make is chosen, when lists show none of them. */
const MOST_OF_ALL_MAKES = 40;

/** Serializes facets as the JSON of `CarFacetsView`, from heads that are prepared as bytes. */
export class FacetWriter {
  private readonly json = new JsonBytes();
  private readonly order = new CountOrder();
  private readonly heads;
  private readonly seriesTails;

  constructor(private readonly index: CountedDirectories & Pick<CarIndex, 'observe'>) {
    const { brands, categories, shops, cities } = index;
    this.heads = {
      brands: new EntryFragments(index, brands, headOf),
      categories: new EntryFragments(index, categories, headOf),
      shops: new EntryFragments(index, shops, headOf),
      cities: new EntryFragments(index, cities, headOf),
    };
    this.seriesTails = new EntryFragments<BrandSource>(index, brands, ({ row }) =>
      row?.parentId ? `,"brandParentId":"${row.parentId}"}` : '}',
    );
  }

  /**
   * Returns the facets as JSON. `chosen` are makes and series of the query: series of these makes are written; without
   * any, the most frequent of all.
   */
  facets(facets: Facets, locale: Locale, rate: EstimateRate | undefined, chosen: readonly string[]): Buffer {
    const { json, heads } = this;
    const { counts, ends } = facets;
    const categoryCounts = this.withAncestors(counts.category);
    const regionCounts = this.countsByRegion(facets.cityCountsForRegions);
    json.start();
    json.ascii('{"total":');
    json.number(facets.total);
    this.named('brands', counts.brand, heads.brands, locale, MOST.brands);
    const mostSeries = chosen.length === 0 ? MOST_OF_ALL_MAKES : MOST.series;
    const series = chosen.length > 0 ? this.countsOfMakes(chosen, counts.series) : counts.series;
    this.named('series', series, heads.brands, locale, mostSeries, this.seriesTails);
    this.named('categories', categoryCounts, heads.categories, locale);
    this.named('shops', counts.shop, heads.shops, locale, MOST.shops);
    this.named('cities', counts.city, heads.cities, locale, MOST.cities);
    this.values('regions', regionCounts, REGION_HEADS[locale], false);
    for (const { name, isOrdered } of VALUE_FIELDS)
      this.values(name, counts[name], VALUE_HEADS[locale][name], isOrdered);
    for (const name of countedNames) this.countedRange(name, counts[name]);
    for (const flag of FLAGS) {
      json.ascii(`,"${flag}":`);
      json.number(facets.flags[flag]);
    }
    json.ascii(`,"price":${range(ends.price)}`);
    if (rate) json.ascii(`,"priceRub":${range(inRoubles(ends.price, rate))}`);
    for (const name of rangeNames) json.ascii(`,"${name}":${range(ends[name])}`);
    if (facets.landed) json.ascii(`,"landed":${landedFacet(facets.landed)}`);
    this.histograms(counts);
    json.byte(CLOSE_OBJECT);
    return json.copy();
  }

  /** Writes values of a directory; position 0 stands for cars without one. */
  private named<Row>(
    facet: string,
    counts: Uint32Array,
    heads: EntryFragments<Row>,
    locale: Locale,
    most = Infinity,
    tails?: EntryFragments<Row>,
  ): void {
    const { json } = this;
    const positions = this.order.mostFirst(counts, most);
    json.ascii(`,"${facet}":[`);
    for (let at = 0; at < positions.length && at < most; at += 1) {
      const position = positions[at]!;
      if (at > 0) json.byte(COMMA);
      heads.write(position, locale, json);
      json.number(counts[position]!);
      if (tails) tails.write(position, locale, json);
      else json.byte(CLOSE_OBJECT);
    }
    json.byte(CLOSE_LIST);
  }

  /** Writes the values of a facet with their counts. `heads` are by position in the counts. */
  private values(facet: string, counts: Uint32Array, heads: Fragments, isOrdered: boolean): void {
    this.json.ascii(`,"${facet}":[`);
    const positions = isOrdered ? this.order.withCars(counts) : this.order.mostFirst(counts);
    for (let at = 0; at < positions.length; at += 1) this.value(at, heads, positions[at]!, counts);
    this.json.byte(CLOSE_LIST);
  }

  /** Writes values of a range with their counts, in descending order. */
  private countedRange(name: CountedName, counts: Uint32Array): void {
    this.json.ascii(`,"${carFields[name].counted.facet}":[`);
    let written = 0;
    for (let position = counts.length - 1; position >= 0; position -= 1)
      if (counts[position]! > 0) this.value(written++, RANGE_HEADS[name], position, counts);
    this.json.byte(CLOSE_LIST);
  }

  /** Writes histograms without the first count of each, which is of cars with an unknown value. */
  private histograms(counts: Facets['counts']): void {
    const { json } = this;
    json.ascii(',"histograms":{');
    HISTOGRAMS.forEach(({ name, column }, position) => {
      json.ascii(position === 0 ? `"${name}":[` : `,"${name}":[`);
      const numbers = counts[column];
      for (let at = 1; at < numbers.length; at += 1) {
        if (at > 1) json.byte(COMMA);
        json.number(numbers[at]!);
      }
      json.byte(CLOSE_LIST);
    });
    json.byte(CLOSE_OBJECT);
  }

  private value(at: number, heads: Fragments, position: number, counts: Uint32Array): void {
    const { json } = this;
    if (at > 0) json.byte(COMMA);
    heads.write(position, json);
    json.number(counts[position]!);
    json.byte(CLOSE_OBJECT);
  }

  /** Returns the counts of series that belong to the makes among these ids, or to the makes of the series among them. */
  private countsOfMakes(chosen: readonly string[], counts: Uint32Array): Uint32Array {
    const { brands } = this.index;
    const makes = new Set(chosen.map((id) => brands.find(id)?.row?.parentId ?? id));
    return counts.map((count, position) => {
      if (count === 0) return 0;
      const { id, row } = brands.at(position);
      return makes.has(row?.parentId ?? id) ? count : 0;
    });
  }

  /** Adds the counts of each category to its ancestors. */
  private withAncestors(counts: Uint32Array): Uint32Array {
    const { categories } = this.index;
    const sums = new Uint32Array(categories.entries.length);
    for (let position = 0; position < counts.length; position += 1)
      if (counts[position]! > 0)
        for (const entry of categories.pathOf(position)) sums[entry.position]! += counts[position]!;
    return sums;
  }

  /** Returns cars by position of the region in `REGIONS`. */
  private countsByRegion(cityCounts: Uint32Array): Uint32Array {
    const sums = new Uint32Array(REGIONS.length);
    for (let position = 0; position < cityCounts.length; position += 1) {
      if (cityCounts[position] === 0) continue;
      const region = this.index.cities.at(position).row?.region;
      if (region) sums[REGIONS.indexOf(region)]! += cityCounts[position]!;
    }
    return sums;
  }
}

/** Returns the beginning of a value's JSON, up to its count. `name` is a JSON string. */
const headFor = (value: string, name: string): string =>
  `{"value":${JSON.stringify(value)},"name":${name},"count":`;

function headOf({ id, names }: Pick<Entry<unknown>, 'id' | 'names'>, locale: Locale): string {
  return headFor(id, names[locale]);
}

const [COMMA, CLOSE_LIST, CLOSE_OBJECT] = [44, 93, 125];

const inEveryLocale = <T>(make: (locale: Locale) => T): Record<Locale, T> => ({
  ru: make('ru'),
  zh: make('zh'),
  en: make('en'),
});

const VALUE_HEADS = inEveryLocale((locale) =>
  recordFrom(
    VALUE_FIELDS.map(({ name, values, nameOf }) => [
      name,
      new Fragments(['', ...values.map((value) => headFor(value, JSON.stringify(nameOf(value, locale))))]),
    ]),
  ),
);

const REGIONS: readonly (Region | '')[] = ['', ...(Object.keys(regionWords) as Region[])];

const REGION_HEADS = inEveryLocale(
  (locale) =>
    new Fragments(
      REGIONS.map((region) => region && headFor(region, JSON.stringify(regionWords[region][locale]))),
    ),
);

const RANGE_HEADS = recordOf(countedNames, (name) => {
  const { from, to } = carFields[name].counted;
  return new Fragments(
    Array.from({ length: to - from + 1 }, (_, at) => headFor(String(from + at), `"${from + at}"`)),
  );
});

function landedFacet({ extra, total, ends, counts }: LandedCounts): string {
  const known = extra === undefined ? [] : counts;
  const unknown = total - known.reduce((sum, count) => sum + count, 0);
  const roubles =
    extra === undefined || ends.min > ends.max
      ? ''
      : `,"min":${landedRoubles(ends.min, extra)},"max":${landedRoubles(ends.max, extra)}`;
  return `{"isDelivered":${extra !== undefined},"unknown":${unknown}${roubles},"histogram":[${known.join(',')}]}`;
}

const range = ({ min, max }: Ends): string => (min > max ? '{}' : `{"min":${min},"max":${max}}`);

const inRoubles = ({ min, max }: Ends, rate: EstimateRate): Ends =>
  min > max ? { min, max } : { min: roublesOf(min, rate), max: roublesOf(max, rate) };
