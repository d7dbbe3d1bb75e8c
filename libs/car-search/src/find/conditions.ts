import { boundsOf, carFields, countedNames, rangeNames } from '@mall/contracts/product';
import type { CarFilters } from '../car-search.port.js';
import type { CarIndex } from '../index/car-index.js';
import type { BitsetPool } from './car-set.js';
import { DATED_FLAGS, type DatedFlags } from '../index/dated-flags.js';
import type { FacetFilter } from '../count/facet-sums.js';
import { HISTOGRAMS } from '../index/histograms.js';
import { askedLanded, keyFrom, keyUpTo } from '../index/landed.js';
import type { Range } from './matching.js';
import type { Posting } from '../index/posting.js';
import { PriceOrders } from '../index/price-orders.js';
import { VALUE_FIELDS } from '../index/value-fields.js';

/** A condition of a query with the request fields that it was read from. */
export interface Condition extends FacetFilter {
  readonly fields: readonly string[];
  /** Set for a condition on the landed cost. */
  readonly isLanded?: true;
}

/** The constant part of each field's condition, computed once. */
const VALUE_CONDITIONS = VALUE_FIELDS.map((field) => ({
  ...field,
  condition: { fields: [field.name], counts: [field.name] },
}));
const { request, requestRoubles } = carFields.price;
const PRICE_CONDITION = {
  fields: [...request, ...requestRoubles],
  counts: ['priceBucket'],
  ends: 'price',
} as const;
const { landed } = carFields;
const LANDED_CONDITION = {
  fields: [...landed.request, landed.requestCity, landed.requestImporter],
  counts: [],
  isLanded: true,
} as const;
const RANGE_CONDITIONS = rangeNames.map((name) => {
  const bounds = boundsOf(name);
  const counts = [
    ...countedNames.filter((counted) => counted === name),
    ...HISTOGRAMS.flatMap((histogram) => (histogram.name === name ? [histogram.column] : [])),
  ];
  return { name, bounds, condition: { fields: bounds, counts, ends: name } };
});

/** Microseconds in a millisecond. */
const MICROSECONDS = 1_000;

/** Translates filters into conditions: sets of cars, and ranges of columns. */
export class ConditionReader {
  private readonly priceOrders: PriceOrders;

  constructor(
    private readonly index: CarIndex,
    private readonly pool: BitsetPool,
    private readonly datedFlags: DatedFlags,
  ) {
    this.priceOrders = new PriceOrders(index);
  }

  /** Conditions of filters that have a facet. */
  facets(filters: CarFilters): Condition[] {
    const belongings = this.belongings(filters);
    const figures = this.figures(filters, this.ofOneMake(filters, belongings));
    return [
      ...this.values(filters),
      ...belongings,
      ...figures,
      ...this.landed(filters),
      ...this.listed(filters),
    ];
  }

  /** Returns the condition on the time of listing, which has no facet of its own and applies to all others. */
  private listed({ listedAfter }: CarFilters): Condition[] {
    if (!listedAfter) return [];
    const [column, ordering] = [this.index.columns.createdAt, this.index.orderings.createdAt];
    const low = Date.parse(listedAfter) * MICROSECONDS + 1;
    return [
      {
        fields: ['listedAfter'],
        counts: [],
        range: { name: 'createdAt', column, ordering, low, high: Infinity },
      },
    ];
  }

  /** Returns the conditions on the landed cost. An unknown total is within no bounds. */
  private landed(filters: CarFilters): Condition[] {
    const { minLandedRub, maxLandedRub } = filters;
    if (minLandedRub == null && maxLandedRub == null) return [];
    const { column, extra } = askedLanded(filters, this.index.landed)!;
    if (extra === undefined) return [{ ...LANDED_CONDITION, set: this.pool.union([]) }];
    const range = {
      name: column,
      column: this.index.columns[column],
      ordering: this.index.orderings[column],
      low: minLandedRub == null ? 0 : keyFrom(minLandedRub, extra),
      high: maxLandedRub == null ? Infinity : keyUpTo(maxLandedRub, extra),
    };
    return [{ ...LANDED_CONDITION, range }];
  }

  /** Conditions of filters without a facet. */
  others({ spuIds, selfShop, attrValueGroups }: CarFilters): Condition[] {
    const found: Condition[] = [];
    if (spuIds) {
      const ords = [...new Set(spuIds.map((id) => this.index.positionOf(id)))].filter((ord) => ord >= 0);
      found.push({
        fields: ['spuIds'],
        counts: [],
        set: this.pool.listed(Uint32Array.from(ords).sort()),
      });
    }
    if (selfShop) {
      const shops = [...this.index.shops.stored()].filter(({ row }) => row.type === selfShop);
      const set = this.pool.union(shops.map(({ cars }) => cars));
      found.push({ fields: ['selfShop'], counts: [], set });
    }
    for (const group of attrValueGroups ?? []) {
      const set = this.pool.union(group.flatMap((id) => this.index.attrValues.get(id) ?? []));
      found.push({ fields: ['attrIds', 'attrValueIds'], counts: [], set });
    }
    return found;
  }

  /** Returns conditions on choices and counts. */
  private values(filters: CarFilters): Condition[] {
    const found: Condition[] = [];
    for (const { name, positionOf, condition } of VALUE_CONDITIONS) {
      const asked: string | number | readonly (string | number)[] | null | undefined = filters[name];
      if (asked == null) continue;
      const values = typeof asked === 'object' ? asked : [asked];
      if (values.length === 0) continue;
      const positions = [...new Set(values.map(positionOf))].filter((position) => position > 0);
      const postings = positions.map((position) => this.index.values[name][position]!);
      found.push({ ...condition, set: this.pool.union(postings) });
    }
    return found;
  }

  /** Returns conditions on brand, category, shop, city, region, stock and dated flags. */
  private belongings(filters: CarFilters): Condition[] {
    const { brandIds, categoryId, shopId, city, region, hasStock } = filters;
    const { brands, categories, shops, cities } = this.index;
    const found: Condition[] = [];
    const add = (condition: Condition, postings: readonly Posting[]): void =>
      void found.push({ ...condition, set: this.pool.union(postings) });
    if (brandIds && brandIds.length > 0)
      add(
        { fields: ['brandIds', 'brandId'], counts: ['brand', 'series'] },
        [...new Set(brandIds)].flatMap((id) => brands.find(id)?.cars ?? []),
      );
    if (categoryId)
      add(
        { fields: ['categoryId', 'primaryCategoryId'], counts: ['category'] },
        [categories.find(categoryId)?.cars].flatMap((cars) => cars ?? []),
      );
    if (shopId)
      add(
        { fields: ['shopId'], counts: ['shop'] },
        [shops.find(shopId)?.cars].flatMap((cars) => cars ?? []),
      );
    if (city && city.length > 0)
      add(
        { fields: ['city'], counts: ['city'] },
        [...new Set(city.flatMap((name) => cities.called(name)))].map(({ cars }) => cars),
      );
    if (region && region.length > 0)
      add(
        { fields: ['region'], counts: [], countsRegions: true },
        [...new Set(region)].flatMap((code) => cities.inRegion(code).map(({ cars }) => cars)),
      );
    if (hasStock === 1) add({ fields: ['hasStock'], counts: [], flag: 'inStock' }, [this.index.inStock]);
    for (const flag of DATED_FLAGS)
      if (filters[flag] === 1) add({ fields: [flag], counts: [], flag }, [this.datedFlags.cars[flag]]);
    return found;
  }

  /** Returns the cars of a make or series (and category) ordered by price, with a price filter and exactly one make or series. */
  private ofOneMake(
    { brandIds, categoryId, minPrice, maxPrice }: CarFilters,
    belongings: readonly Condition[],
  ): Range['within'] {
    if (minPrice == null && maxPrice == null) return undefined;
    const [id, ...others] = brandIds ?? [];
    const make = id === undefined || others.length > 0 ? undefined : this.index.brands.find(id);
    if (!make) return undefined;
    const category = categoryId ? this.index.categories.find(categoryId) : undefined;
    const replaced = category ? ['brand', 'category'] : ['brand'];
    const sets = belongings.flatMap(({ counts, set }) =>
      set && counts.some((facet) => replaced.includes(facet)) ? [set] : [],
    );
    return { sets, ordering: () => this.priceOrders.of(make, category) };
  }

  /** Returns conditions on price and ranges. */
  private figures(filters: CarFilters, ofOneMake: Range['within']): Condition[] {
    const { columns, orderings } = this.index;
    const found: Condition[] = [];
    const { minPrice, maxPrice } = filters;
    if (minPrice != null || maxPrice != null)
      found.push({
        ...PRICE_CONDITION,
        range: {
          name: 'price',
          column: columns.price,
          ordering: orderings.price,
          ...(ofOneMake && { within: ofOneMake }),
          low: minPrice ?? 0,
          high: maxPrice ?? Infinity,
        },
      });
    for (const { name, bounds, condition } of RANGE_CONDITIONS) {
      const [low, high] = [filters[bounds[0]], filters[bounds[1]]];
      if (low == null && high == null) continue;
      const range = {
        name,
        column: columns[name],
        ordering: orderings[name],
        low: low ?? 0,
        high: high ?? Infinity,
      };
      found.push({ ...condition, range });
    }
    return found;
  }
}
