import { regionWords, type CarFacetsView } from '@mall/contracts/product';
import type { Locale, Texts } from '@mall/validation';
import { roublesOf, type EstimateRate } from '../../rate/roubles.js';
import type { CarIndex } from './car-index.js';
import type { Entry } from './directory.js';
import { DATED_MARKS } from './dated-marks.js';
import type { Ends, Facets } from './facet-counter.js';
import { CHOICE_NAMES, CHOICES } from './vocabularies.js';

/** Longer lists help nobody; the values with most cars are kept. */
const MOST = { brands: 300, series: 300, shops: 100, cities: 200 };

/** Writes counted facets as the JSON text of `CarFacetsView`. */
export class FacetWriter {
  constructor(private readonly index: CarIndex) {}

  facets(facets: Facets, locale: Locale, rate: EstimateRate | undefined): string {
    const { index } = this;
    const { counts, ends } = facets;
    const choices = CHOICE_NAMES.map((name) => {
      const words: Readonly<Record<string, Texts>> = CHOICES[name].words;
      const values = CHOICES[name].codes.map((code, at) => ({
        value: code,
        name: JSON.stringify(words[code]![locale]),
        count: counts[name][at + 1]!,
      }));
      return `"${name}":${list(mostFirst(values))}`;
    });
    const fields: string[] = [
      `"total":${facets.total}`,
      `"brands":${list(named(index.brands, counts.brand, locale, MOST.brands))}`,
      `"series":${list(this.series(counts.series, locale))}`,
      `"categories":${list(named(index.categories, this.withAncestors(counts.category), locale))}`,
      `"shops":${list(named(index.shops, counts.shop, locale, MOST.shops))}`,
      `"cities":${list(named(index.cities, counts.city, locale, MOST.cities))}`,
      `"regions":${list(this.regions(facets.cityCountsForRegions, locale))}`,
      ...choices,
      `"years":${list(years(counts.year))}`,
      `"inStock":${facets.inStock},"upTo160Hp":${facets.upTo160Hp}`,
      ...DATED_MARKS.map((mark) => `"${mark}":${facets.marks[mark]}`),
      `"price":${range(ends.price)}`,
      ...(rate ? [`"priceRub":${range(inRoubles(ends.price, rate))}`] : []),
      `"year":${range(ends.year)},"mileageKm":${range(ends.mileage)}`,
      `"powerHp":${range(ends.powerHp)},"engineCc":${range(ends.engineCc)}`,
    ];
    return `{${fields.join(',')}}` satisfies string & { readonly of?: CarFacetsView };
  }

  private series(counts: Uint32Array, locale: Locale): Value[] {
    return named(this.index.brands, counts, locale, MOST.series).map((value) => ({
      ...value,
      parent: this.index.brands.find(value.value)?.row?.parentId ?? undefined,
    }));
  }

  /** A category counts what lies below it too. */
  private withAncestors(counts: Uint32Array): Uint32Array {
    const sums = new Uint32Array(this.index.categories.entries.length);
    counts.forEach((count, place) => {
      if (count > 0) for (const entry of this.index.pathOf(place)) sums[entry.place]! += count;
    });
    return sums;
  }

  private regions(cityCounts: Uint32Array, locale: Locale): Value[] {
    const sums = new Map<keyof typeof regionWords, number>();
    cityCounts.forEach((count, place) => {
      const region = this.index.cities.at(place).row?.region;
      if (count > 0 && region) sums.set(region, (sums.get(region) ?? 0) + count);
    });
    return mostFirst(
      [...sums].map(([value, count]) => ({ value, name: JSON.stringify(regionWords[value][locale]), count })),
    );
  }
}

interface Value {
  readonly value: string;
  /** JSON */
  readonly name: string;
  readonly count: number;
  readonly parent?: string | undefined;
}

function named(
  directory: { readonly entries: readonly Pick<Entry<never>, 'id' | 'names'>[] },
  counts: Uint32Array,
  locale: Locale,
  most = Infinity,
): Value[] {
  const values: Value[] = [];
  for (let place = 1; place < counts.length; place += 1) {
    if (counts[place] === 0) continue;
    const { id, names } = directory.entries[place]!;
    values.push({ value: id, name: names[locale], count: counts[place]! });
  }
  return mostFirst(values).slice(0, most);
}

const mostFirst = (values: readonly Value[]): Value[] =>
  values.filter(({ count }) => count > 0).sort((left, right) => right.count - left.count);

function years(counts: Uint32Array): Value[] {
  const found: Value[] = [];
  for (let year = counts.length - 1; year > 0; year -= 1)
    if (counts[year]! > 0) found.push({ value: String(year), name: `"${year}"`, count: counts[year]! });
  return found;
}

function list(values: readonly Value[]): string {
  const texts = values.map(
    ({ value, name, count, parent }) =>
      `{"value":${JSON.stringify(value)},"name":${name},"count":${count}${parent ? `,"brandParentId":"${parent}"` : ''}}`,
  );
  return `[${texts.join(',')}]`;
}

const range = ({ min, max }: Ends): string => (min > max ? '{}' : `{"min":${min},"max":${max}}`);

const inRoubles = ({ min, max }: Ends, rate: EstimateRate): Ends =>
  min > max ? { min, max } : { min: roublesOf(min, rate), max: roublesOf(max, rate) };
