import type { CarSort, NearestSearchView } from '@mall/contracts/product';
import type { CarFilters, CarMark, CarQuery } from '../car-search.port.js';
import { TOTAL_BOUND } from '../car-search.port.js';
import type { CarIndex } from './car-index.js';
import { Workshop, type CarSet } from './car-set.js';
import { idHalves } from './columns.js';
import { ConditionReader, type Condition } from './conditions.js';
import { DatedMarks } from './dated-marks.js';
import type { Expression } from './expression.js';
import { FacetCounter, type Facets } from './facet-counter.js';
import { KeywordReader, type ReadKeyword } from './keyword.js';
import { LowestPrices } from './lowest-prices.js';
import type { Range } from './matching.js';
import type { Meanings } from './meanings.js';
import { nearestSearch, TEXT_LIMIT, type Attempt } from './nearest-search.js';
import { scopeOf } from './scope.js';
import { Pager, type Mark, type PageOrder } from './pager.js';
import { Planner, type Selection } from './planner.js';

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

/** Answers queries from the index. One at a time: nothing in here waits. */
export class CarFinder {
  readonly reader: KeywordReader;
  readonly marks: DatedMarks;
  readonly lowestPrices: LowestPrices;
  private readonly workshop: Workshop;
  private readonly planner: Planner;
  private readonly pager: Pager;
  private readonly counter: FacetCounter;
  private readonly conditions: ConditionReader;

  constructor(private readonly index: CarIndex) {
    this.reader = new KeywordReader(index.lexicon);
    this.workshop = new Workshop(index.universe);
    this.planner = new Planner(index, this.workshop);
    this.pager = new Pager(index);
    this.marks = new DatedMarks(index);
    this.counter = new FacetCounter(index, this.planner);
    this.conditions = new ConditionReader(index, this.workshop, this.marks);
    this.lowestPrices = new LowestPrices(index);
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
      scope: plan.words && scopeOf(this.planner.common(plan.sets), this.index, this.workshop),
      readAs: understoodOtherwise(plan.words, this.index.meanings),
      nearest:
        size === 0 && query.offset === 0 && !query.after
          ? nearestSearch(query, plan.words, [...plan.facets, ...plan.others], (attempt) =>
              this.sizeWithout(plan, attempt),
            )
          : undefined,
    };
  }

  private count({ sets, facets, others }: Plan): Facets {
    return this.counter.count([...sets, ...others.flatMap(({ set }) => set ?? [])], facets);
  }

  /** Cars that are listed already. */
  private found(list: Uint32Array): Selection {
    let bits: Int32Array | undefined;
    const has = (ord: number): boolean => {
      bits ??= this.workshop.listed(list).bits;
      return (bits[ord >>> 5]! & (1 << (ord & 31))) !== 0;
    };
    return { list, size: list.length, has };
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
      const page = this.pager.page(found, order, ranges, offset, wanted, mark);
      return this.cut(page, query, order, 0, 0);
    }
    const { list } = found;
    const exact = list
      ? this.planner.among({ ...found, list }, plan.exact())
      : this.select(plan, plan.exact(), Number.MAX_SAFE_INTEGER);
    const first =
      query.after?.tier === 1
        ? new Uint32Array(0)
        : this.pager.page(exact, order, ranges, offset, wanted, mark);
    if (first.length >= wanted) return this.cut(first, query, order, 0, first.length);
    const { bits: named } = this.workshop.listed(exact.list!);
    const rest = this.select(plan, plan.sets, TOTAL_BOUND, named);
    const second = this.pager.page(
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
    const words = filters.keyword ? this.words(filters.keyword) : undefined;
    return {
      words: words?.read,
      sets: words?.sets ?? [],
      exact: words?.exact,
      facets: this.conditions.facets(filters),
      others: this.conditions.others(filters),
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

const rangesOf = (conditions: readonly Condition[]): Range[] =>
  conditions.flatMap(({ range }) => range ?? []);

const markOf = ({ key, spuId }: CarMark): Mark => ({ key, id: idHalves(spuId) });

/** What the keyword was read as, when that is not what was typed; spaces do not count. */
function understoodOtherwise(words: ReadKeyword | undefined, meanings: Meanings): string | undefined {
  if (!words || words.unknown.length > 0) return undefined;
  const bare = (text: string): string => text.replaceAll(' ', '');
  if (bare(words.readAs) === bare(words.typed)) return undefined;
  const spelt = words.readAs.split(' ').map((word) => meanings.spelt(word));
  return spelt.join(' ').slice(0, TEXT_LIMIT);
}
