import type { CarFilters } from '../car-search.port.js';
import type { CarIndex } from './car-index.js';
import type { Workshop } from './car-set.js';
import { DATED_MARKS, type DatedMarks } from './dated-marks.js';
import type { FacetFilter } from './facet-counter.js';
import type { Range } from './matching.js';
import type { Posting } from './posting.js';
import { PriceOrders } from './price-orders.js';
import { CHOICES, codePlace, type ChoiceName } from './vocabularies.js';

/** A condition of a query, and the fields of the request that it comes from. */
export interface Condition extends FacetFilter {
  readonly fields: readonly string[];
}

const CHOICE_FILTERS = ['bodyType', 'fuel', 'gearbox', 'drive', 'colour'] as const;

/** Reads filters as conditions: sets of cars, and ranges of columns. */
export class ConditionReader {
  private readonly priceOrders: PriceOrders;

  constructor(
    private readonly index: CarIndex,
    private readonly workshop: Workshop,
    private readonly marks: DatedMarks,
  ) {
    this.priceOrders = new PriceOrders(index);
  }

  /** Filters that facets are shown for. */
  facets(filters: CarFilters): Condition[] {
    const belongings = this.belongings(filters);
    const figures = this.figures(filters, this.ofOneMake(filters, belongings));
    return [...this.choices(filters), ...belongings, ...figures];
  }

  /** Filters that no facet is shown for. */
  others({ spuIds, selfShop, attrValueGroups }: CarFilters): Condition[] {
    const found: Condition[] = [];
    if (spuIds) {
      const ords = [...new Set(spuIds.map((id) => this.index.placeOf(id)))].filter((ord) => ord >= 0);
      found.push({
        fields: ['spuIds'],
        counts: [],
        set: this.workshop.listed(Uint32Array.from(ords).sort()),
      });
    }
    if (selfShop) {
      const shops = [...this.index.shops.stored()].filter(({ row }) => row.type === selfShop);
      const set = this.workshop.union(shops.map(({ cars }) => cars));
      found.push({ fields: ['selfShop'], counts: [], set });
    }
    for (const group of attrValueGroups ?? []) {
      const set = this.workshop.union(group.flatMap((id) => this.index.attrValues.get(id) ?? []));
      found.push({ fields: ['attrIds', 'attrValueIds'], counts: [], set });
    }
    return found;
  }

  /** Filters by closed vocabularies. */
  private choices(filters: CarFilters): Condition[] {
    const chosen: [ChoiceName, readonly string[] | undefined][] = [
      ['condition', filters.condition == null ? undefined : [filters.condition]],
      ['steering', filters.steering == null ? undefined : [filters.steering]],
      ...CHOICE_FILTERS.map((name) => [name, filters[name]] as [ChoiceName, readonly string[] | undefined]),
    ];
    return chosen.flatMap(([name, codes]) => {
      if (!codes || codes.length === 0) return [];
      const places = codes.map((code) => codePlace(CHOICES[name].codes, code)).filter((place) => place > 0);
      const set = this.workshop.union(places.map((place) => this.index.choices[name][place]!));
      return [{ fields: [name], counts: [name], set }];
    });
  }

  /** Filters by what a car belongs to. */
  private belongings(filters: CarFilters): Condition[] {
    const { brandIds, categoryId, shopId, city, region, hasStock } = filters;
    const { brands, categories, shops, cities } = this.index;
    const found: Condition[] = [];
    const add = (condition: Omit<Condition, 'set'>, cars: readonly Posting[]): void => {
      found.push({ ...condition, set: this.workshop.union(cars) });
    };
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
    for (const mark of DATED_MARKS)
      if (filters[mark] === 1) add({ fields: [mark], counts: [], flag: mark }, [this.marks.cars[mark]]);
    return found;
  }

  /** The order by price of the one make or series that is asked for within a price, and of its category. */
  private ofOneMake(
    { brandIds, categoryId, minPrice, maxPrice }: CarFilters,
    belongings: readonly Condition[],
  ): Range['within'] {
    if (minPrice == null && maxPrice == null) return undefined;
    const [id, ...others] = brandIds ?? [];
    const make = id === undefined || others.length > 0 ? undefined : this.index.brands.find(id);
    if (!make) return undefined;
    const category = categoryId ? this.index.categories.find(categoryId) : undefined;
    const told = category ? ['brand', 'category'] : ['brand'];
    const sets = belongings.flatMap(({ counts, set }) =>
      set && counts.some((facet) => told.includes(facet)) ? [set] : [],
    );
    return { sets, ordering: this.priceOrders.of(make, category) };
  }

  /** Filters by figures. */
  private figures(filters: CarFilters, ofOneMake: Range['within']): Condition[] {
    const { columns, orderings } = this.index;
    const figure = (
      fields: readonly string[],
      facet: Omit<FacetFilter, 'set' | 'range'>,
      range: Omit<Range, 'low' | 'high'>,
      min: number | null | undefined,
      max: number | null | undefined,
    ): Condition[] =>
      min == null && max == null
        ? []
        : [{ fields, ...facet, range: { ...range, low: min ?? 0, high: max ?? Infinity } }];
    return [
      ...figure(
        ['minPrice', 'maxPrice', 'minPriceRub', 'maxPriceRub'],
        { counts: [], ends: 'price' },
        { column: columns.price, ordering: orderings.price, ...(ofOneMake && { within: ofOneMake }) },
        filters.minPrice,
        filters.maxPrice,
      ),
      ...figure(
        ['minYear', 'maxYear'],
        { counts: ['year'], ends: 'year' },
        { column: columns.year, ordering: orderings.year },
        filters.minYear,
        filters.maxYear,
      ),
      ...figure(
        ['minMileageKm', 'maxMileageKm'],
        { counts: [], ends: 'mileage' },
        { column: columns.mileage, ordering: orderings.mileage },
        filters.minMileageKm,
        filters.maxMileageKm,
      ),
      ...figure(
        ['minPowerHp', 'maxPowerHp'],
        { counts: [], ends: 'powerHp' },
        { column: columns.powerHp },
        filters.minPowerHp,
        filters.maxPowerHp,
      ),
      ...figure(
        ['minEngineCc', 'maxEngineCc'],
        { counts: [], ends: 'engineCc' },
        { column: columns.engineCc },
        filters.minEngineCc,
        filters.maxEngineCc,
      ),
    ];
  }
}
