import type { CarSort, NearestSearchView } from '@mall/contracts/product';
import type { CarFilters, CarMark, CarQuery } from '../car-search.port.js';
import { TOTAL_BOUND } from '../car-search.port.js';
import type { CarIndex } from './car-index.js';
import { Workshop, type CarSet } from './car-set.js';
import { idHalves } from './columns.js';
import { DATED_MARKS, DatedMarks } from './dated-marks.js';
import type { Entry } from './directory.js';
import type { Expression } from './expression.js';
import { FacetCounter, type Facets, type FacetFilter } from './facet-counter.js';
import { KeywordReader, type ReadKeyword } from './keyword.js';
import type { Posting } from './posting.js';
import type { BrandSource } from './source-car.js';
import { Planner, type Mark, type PageOrder, type Range, type Selection } from './planner.js';
import { CHOICES, codePlace, type ChoiceName } from './vocabularies.js';

/** Source of the numbers: `CAR_SORTS`. */
const ORDERS: Readonly<Record<CarSort, PageOrder>> = {
  1: { column: 'createdAt', descending: true },
  2: { column: 'sales', descending: true },
  3: { column: 'sales', descending: false },
  4: { column: 'price', descending: true },
  5: { column: 'price', descending: false },
  6: { column: 'year', descending: true },
  7: { column: 'year', descending: false },
  8: { column: 'mileage', descending: false },
  9: { column: 'mileage', descending: true },
  10: { column: 'sales', descending: true },
};
const RELEVANCE = 10;
/** Makes or series that a scope names, and cars that are looked at for it. */
const SCOPE_PLACES = 16;
const SCOPE_CARS = 30_000;

/** A condition of a query, and the fields of the request that it comes from. */
interface Condition extends FacetFilter {
  readonly fields: readonly string[];
}

/** A query as sets and ranges. */
interface Plan {
  readonly words: ReadKeyword | undefined;
  /** What the words mean; nothing when one of them means nothing. */
  readonly sets: readonly CarSet[];
  /** The same for cars that the words name exactly, when that makes a difference. */
  readonly exact: (() => readonly CarSet[]) | undefined;
  /** Conditions that are facets. */
  readonly facets: readonly Condition[];
  /** Conditions that are not. */
  readonly others: readonly Condition[];
}

export interface Found {
  readonly page: Uint32Array;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  readonly last: CarMark | undefined;
  readonly readAs: string | undefined;
  readonly nearest: NearestSearchView | undefined;
  readonly facets: Facets | undefined;
  readonly scope: readonly string[] | undefined;
}

const CHOICE_FILTERS = ['bodyType', 'fuel', 'gearbox', 'drive', 'colour'] as const;
const TEXT_LIMIT = 100;

/** Answers queries from the index. One at a time: nothing in here waits. */
export class CarFinder {
  readonly reader: KeywordReader;
  readonly marks: DatedMarks;
  private readonly workshop: Workshop;
  private readonly planner: Planner;
  private readonly counter: FacetCounter;
  /** Of makes and series, until one of their cars moves. */
  private readonly lowestPrices = new Map<number, number>();

  constructor(private readonly index: CarIndex) {
    this.reader = new KeywordReader(index.lexicon);
    this.workshop = new Workshop(index.universe);
    this.planner = new Planner(index, this.workshop);
    this.marks = new DatedMarks(index);
    this.counter = new FacetCounter(index, this.planner, this.marks);
    const forgetPrices = (ord: number): void => {
      this.lowestPrices.delete(index.columns.brand[ord]!);
      this.lowestPrices.delete(index.columns.series[ord]!);
    };
    index.watch({ carComes: forgetPrices, carGoes: forgetPrices });
  }

  /** @param counted the facets of the same question, when they need not be counted anew. */
  find(query: CarQuery, counted?: Facets): Found {
    try {
      return this.answer(query, counted);
    } finally {
      this.workshop.reset();
    }
  }

  facets(filters: CarFilters): Facets {
    try {
      return this.count(this.plan(filters));
    } finally {
      this.workshop.reset();
    }
  }

  /** How many cars each category has of its own, by their places. */
  countCategories(filters: CarFilters): Uint32Array {
    try {
      const plan = this.plan(filters);
      const { list } = this.select(plan, plan.sets, Number.MAX_SAFE_INTEGER);
      return this.counter.countOf('category', list!);
    } finally {
      this.workshop.reset();
    }
  }

  /** The lowest price of a make or series; `undefined` when it has no cars. */
  lowestPrice({ place, cars }: Pick<Entry<BrandSource>, 'place' | 'cars'>): number | undefined {
    if (cars.size === 0) return undefined;
    const known = this.lowestPrices.get(place);
    if (known !== undefined) return known;
    const lowest = this.lowestOf(cars);
    if (lowest !== undefined) this.lowestPrices.set(place, lowest);
    return lowest;
  }

  private lowestOf(cars: Posting): number | undefined {
    const { price } = this.index.columns;
    let lowest: number | undefined;
    if (cars.list) for (const ord of cars.list) lowest = Math.min(lowest ?? Infinity, price[ord]!);
    else
      this.index.orderings.price.walkUp((ord) => {
        if (cars.has(ord)) lowest = price[ord]!;
        return lowest === undefined;
      });
    return lowest;
  }

  /** How many cars there are, up to the bound and one more. */
  total(filters: CarFilters): number {
    try {
      return this.sizeOf(this.plan(filters));
    } finally {
      this.workshop.reset();
    }
  }

  private answer(query: CarQuery, counted: Facets | undefined): Found {
    const plan = this.plan(query);
    const facets = query.withFacets ? (counted ?? this.count(plan)) : undefined;
    const found = facets && !counted ? this.found(facets.list) : this.select(plan, plan.sets, TOTAL_BOUND);
    const { page, last } = this.pages(query, plan, found);
    const size = facets?.total ?? found.size;
    return {
      page,
      last,
      facets,
      total: Math.min(size, TOTAL_BOUND),
      totalIsLowerBound: size > TOTAL_BOUND,
      scope: plan.words && this.scopeOf(plan),
      readAs: understoodOtherwise(plan.words, this.index.spellings),
      nearest: size === 0 && query.offset === 0 && !query.after ? this.nearest(query, plan) : undefined,
    };
  }

  /** Series of the cars that the words find, or makes where there are many series; `undefined` past a few makes. */
  private scopeOf({ sets }: Plan): readonly string[] | undefined {
    const { list } = this.planner.select({ sets, ranges: [] }, SCOPE_CARS);
    if (!list) return undefined;
    const { brand, series } = this.index.columns;
    const places =
      distinct(list, (ord) => series[ord]! || brand[ord]!) ?? distinct(list, (ord) => brand[ord]!);
    return places && Array.from(places, (place) => this.index.brands.at(place).id);
  }

  private count({ sets, facets, others }: Plan): Facets {
    return this.counter.count(
      {
        sets: [...sets, ...others.flatMap(({ set }) => set ?? [])],
        ranges: others.flatMap(({ range }) => range ?? []),
      },
      facets,
    );
  }

  /** Cars that are listed already. */
  private found(list: Uint32Array): Selection {
    const { bits } = this.workshop.listed(list);
    return { list, size: list.length, has: (ord) => (bits[ord >>> 5]! & (1 << (ord & 31))) !== 0 };
  }

  private sizeOf(plan: Plan): number {
    return this.select(plan, plan.sets, TOTAL_BOUND).size;
  }

  private select(plan: Plan, words: readonly CarSet[], bound: number, without?: Int32Array): Selection {
    const conditions = [...plan.facets, ...plan.others];
    return this.planner.select(
      {
        sets: [...words, ...conditions.flatMap(({ set }) => set ?? [])],
        ranges: rangesOf(conditions),
        ...(without && { without }),
      },
      bound,
    );
  }

  /** Cars that the words name exactly come before the others when asked for relevance. */
  private pages(
    query: CarQuery,
    plan: Plan,
    found: Selection,
  ): { page: Uint32Array; last: CarMark | undefined } {
    const order = ORDERS[query.sort];
    const ranges = rangesOf([...plan.facets, ...plan.others]);
    // One more car than asked for tells whether others follow.
    const wanted = query.limit + 1;
    const offset = query.after ? 0 : query.offset;
    const mark = query.after && markOf(query.after);
    if (query.sort !== RELEVANCE || !plan.exact) {
      const page = this.planner.page(found, order, ranges, offset, wanted, mark);
      return this.cut(page, query, order, 0, 0);
    }
    const exact = this.select(plan, plan.exact(), Number.MAX_SAFE_INTEGER);
    const first =
      query.after?.tier === 1
        ? new Uint32Array(0)
        : this.planner.page(exact, order, ranges, offset, wanted, mark);
    if (first.length >= wanted) return this.cut(first, query, order, 0, first.length);
    const { bits: named } = this.workshop.listed(exact.list!);
    const rest = this.select(plan, plan.sets, TOTAL_BOUND, named);
    const second = this.planner.page(
      rest,
      order,
      ranges,
      Math.max(0, offset - exact.size),
      wanted - first.length,
      query.after?.tier === 1 ? mark : undefined,
    );
    const page = new Uint32Array(first.length + second.length);
    page.set(first);
    page.set(second, first.length);
    return this.cut(page, query, order, 1, first.length);
  }

  private cut(
    page: Uint32Array,
    { limit }: CarQuery,
    { column }: PageOrder,
    lastTier: 0 | 1,
    ofFirstTier: number,
  ): { page: Uint32Array; last: CarMark | undefined } {
    if (page.length <= limit || limit === 0) return { page: page.subarray(0, limit), last: undefined };
    const ord = page[limit - 1]!;
    const tier = lastTier === 1 && limit - 1 >= ofFirstTier ? 1 : 0;
    const last = { tier, key: this.index.columns[column][ord]!, spuId: this.index.spuId(ord) } as const;
    return { page: page.subarray(0, limit), last };
  }

  private plan(filters: CarFilters): Plan {
    const conditions = [...this.choices(filters), ...this.belongings(filters), ...this.figures(filters)];
    const words = filters.keyword ? this.words(filters.keyword) : undefined;
    return {
      words: words?.read,
      sets: words?.sets ?? [],
      exact: words?.exact,
      facets: conditions,
      others: this.others(filters),
    };
  }

  private words(keyword: string): Pick<Plan, 'sets' | 'exact'> & { read: ReadKeyword | undefined } {
    const party = this.index.ofParty(keyword);
    if (party) return { read: undefined, sets: [this.workshop.union([party])], exact: undefined };
    const read = this.reader.read(keyword);
    if (!read || read.unknown.length > 0) return { read, sets: [this.nothing()], exact: undefined };
    const setsOf = (parts: readonly Expression[]): CarSet[] =>
      parts.flatMap((part) => ('all' in part ? part.all : [part])).map((part) => this.workshop.setOf(part));
    const isNarrower = read.terms.some(({ exact }) => exact !== undefined);
    return {
      read,
      sets: setsOf(read.terms.map(({ cars }) => cars)),
      exact: isNarrower ? () => setsOf(read.terms.map(({ cars, exact }) => exact ?? cars)) : undefined,
    };
  }

  private nothing(): CarSet {
    return this.workshop.union([]);
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
    const { brands, categories, shops } = this.index;
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
        [...new Set(city.flatMap((name) => this.index.citiesCalled(name)))].map(({ cars }) => cars),
      );
    if (region && region.length > 0)
      add(
        { fields: ['region'], counts: [], countsRegions: true },
        [...new Set(region)].flatMap((code) => this.index.citiesIn(code).map(({ cars }) => cars)),
      );
    if (hasStock === 1) add({ fields: ['hasStock'], counts: [], countsStock: true }, [this.index.inStock]);
    for (const mark of DATED_MARKS)
      if (filters[mark] === 1) add({ fields: [mark], counts: [], countsMark: mark }, [this.marks.cars[mark]]);
    return found;
  }

  /** Filters by figures. */
  private figures(filters: CarFilters): Condition[] {
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
        { column: columns.price, ordering: orderings.price },
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

  /** Filters that no facet is shown for. */
  private others({ spuIds, selfShop, attrValueGroups }: CarFilters): Condition[] {
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

  /** The smallest change of a query that finds something. */
  private nearest(query: CarQuery, plan: Plan): NearestSearchView | undefined {
    const conditions = [...plan.facets, ...plan.others];
    const given = (fields: readonly string[]): string[] =>
      fields.filter((field) => (query as unknown as Record<string, unknown>)[field] != null);
    const known = plan.words?.terms.map(({ readAs }) => readAs) ?? [];
    const hasUnknown = (plan.words?.unknown.length ?? 0) > 0;
    const keywords = query.keyword ? this.shorterKeywords(known, hasUnknown) : [];
    const attempts: Attempt[] = [
      ...keywords
        .slice(0, 1)
        .filter(() => hasUnknown)
        .map((keyword) => ({ keyword, left: [] })),
      ...conditions.map((condition) => ({ left: [condition] })),
      ...keywords.slice(hasUnknown ? 1 : 0).map((keyword) => ({ keyword, left: [] })),
      { left: conditions },
      ...keywords.map((keyword) => ({ keyword, left: conditions })),
    ];
    let best: { attempt: Attempt; size: number; effort: number } | undefined;
    for (const attempt of attempts) {
      const effort = attempt.left.length + effortOf(attempt.keyword);
      if (effort === 0 || (best && effort > best.effort)) continue;
      const size = this.sizeWithout(plan, attempt);
      if (size > 0 && (!best || effort < best.effort || size > best.size)) best = { attempt, size, effort };
    }
    if (!best) return undefined;
    const { keyword, left } = best.attempt;
    return {
      ...(keyword !== undefined && { keyword: keyword.slice(0, TEXT_LIMIT) }),
      without: [...new Set(left.flatMap(({ fields }) => given(fields)))],
      total: Math.min(best.size, TOTAL_BOUND),
      totalIsLowerBound: best.size > TOTAL_BOUND,
    };
  }

  /** The words that mean something, then all but one of them, then none. */
  private shorterKeywords(known: readonly string[], hasUnknown: boolean): string[] {
    const whole = hasUnknown && known.length > 0 ? [known.join(' ')] : [];
    const shorter =
      known.length > 1 ? known.map((_, left) => known.filter((__, at) => at !== left).join(' ')) : [];
    return [...whole, ...shorter, ''];
  }

  private sizeWithout(plan: Plan, { keyword, left }: Attempt): number {
    const keep = (condition: Condition): boolean => !left.includes(condition);
    const words = keyword === undefined ? undefined : keyword === '' ? [] : this.words(keyword).sets;
    return this.sizeOf({
      ...plan,
      sets: words ?? plan.sets,
      facets: plan.facets.filter(keep),
      others: plan.others.filter(keep),
    });
  }
}

/** Giving up all words is the last thing to offer. */
const effortOf = (keyword: string | undefined): number =>
  keyword === undefined ? 0 : keyword === '' ? 3 : 1;

interface Attempt {
  readonly keyword?: string;
  readonly left: readonly Condition[];
}

const rangesOf = (conditions: readonly Condition[]): Range[] =>
  conditions.flatMap(({ range }) => range ?? []);

const markOf = ({ key, spuId }: CarMark): Mark => ({ key, id: idHalves(spuId) });

/** What the keyword was read as, when that is not what was typed; spaces do not count. */
function understoodOtherwise(
  words: ReadKeyword | undefined,
  spellings: ReadonlyMap<string, string>,
): string | undefined {
  if (!words || words.unknown.length > 0) return undefined;
  const bare = (text: string): string => text.replaceAll(' ', '');
  if (bare(words.readAs) === bare(words.typed)) return undefined;
  const spelt = words.readAs.split(' ').map((word) => spellings.get(word) ?? word);
  return spelt.join(' ').slice(0, TEXT_LIMIT);
}

/** The different places of some cars; `undefined` when they are many. */
function distinct(list: Uint32Array, placeOf: (ord: number) => number): ReadonlySet<number> | undefined {
  const places = new Set<number>();
  let last = -1;
  for (let at = 0; at < list.length; at += 1) {
    const place = placeOf(list[at]!);
    // Cars of one series lie together.
    if (place === last) continue;
    last = place;
    places.add(place);
    if (places.size > SCOPE_PLACES) return undefined;
  }
  return places;
}
