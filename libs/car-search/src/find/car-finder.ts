import { carFields, type NearestSearchView } from '@mall/contracts/product';
import type { CarFilters, CursorPosition, CarQuery } from '../car-search.port.js';
import { TOTAL_BOUND } from '../car-search.port.js';
import type { CarIndex } from '../index/car-index.js';
import { BitsetPool } from './car-set.js';
import { ConditionReader, type Condition } from './conditions.js';
import { DatedFlags } from '../index/dated-flags.js';
import { FacetCounter } from '../count/facet-counter.js';
import type { Facets } from '../count/facet-sums.js';
import { askedLanded, keyUpTo, type LandedCounts } from '../index/landed.js';
import { LandedOrders } from '../index/landed-orders.js';
import { KeywordReader, type ReadKeyword } from '../keyword/keyword.js';
import { LowestPrices } from '../index/lowest-prices.js';
import { MaskCounter } from '../count/mask-counter.js';
import type { Meanings } from '../keyword/meanings.js';
import { nearestSearches, TEXT_LIMIT } from './nearest-search.js';
import { Pager } from './pager.js';
import { conditionsOf, PlanReader, type Plan } from './plan.js';
import { Planner, type Selection } from './planner.js';
import { scopeOf } from './scope.js';
import { foundIn, selectBy, TieredPages } from './tiered-pages.js';

export interface Found {
  readonly page: Uint32Array;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  readonly last: CursorPosition | undefined;
  readonly readAs: string | undefined;
  /** Relaxed queries that find cars, when this one finds none; the best first. */
  readonly nearest: readonly NearestSearchView[];
  readonly facets: Facets | undefined;
  readonly scope: readonly string[] | undefined;
}

/** Executes queries on the index. Synchronous: queries never overlap, so they share scratch memory. */
export class CarFinder {
  readonly reader: KeywordReader;
  readonly datedFlags: DatedFlags;
  readonly lowestPrices: LowestPrices;
  readonly landedOrders: LandedOrders;
  private readonly pool: BitsetPool;
  private readonly planner: Planner;
  private readonly pages: TieredPages;
  private readonly masks: MaskCounter;
  private readonly counter: FacetCounter;
  private readonly plans: PlanReader;
  private changed = 0;

  /** `index` has no other finder: flags that depend on the date are written to its columns. */
  constructor(private readonly index: CarIndex) {
    this.reader = new KeywordReader(index);
    this.pool = new BitsetPool(index.universe);
    this.planner = new Planner(index, this.pool);
    this.datedFlags = new DatedFlags(index);
    const conditions = new ConditionReader(index, this.pool, this.datedFlags);
    this.plans = new PlanReader(index, this.pool, this.reader, conditions);
    this.lowestPrices = new LowestPrices(index);
    this.landedOrders = new LandedOrders(index);
    // Last, so that it counts values that the others have derived.
    this.masks = new MaskCounter(index, this.datedFlags);
    const pager = new Pager(index, (column) => this.masks.stepsOf(column));
    this.pages = new TieredPages(index, this.pool, this.planner, pager, this.masks);
    this.counter = new FacetCounter(index, this.planner, this.masks);
    const change = (): void => void (this.changed += 1);
    index.observe({ carAdded: change, carRemoving: change, tablesChanged: change });
    this.datedFlags.onChange(change);
  }

  /** Number of changes of counted values and their names, without landed costs and synonyms. */
  get changes(): number {
    return this.changed;
  }

  /** Derives data that would make the first queries slow. */
  prepare(): void {
    for (const slices = this.preparing(); !slices.next().done;);
  }

  /** Does the same as `prepare`; yields after each small part. */
  *preparing(): Generator<void> {
    yield* this.reader.preparing();
    yield* this.masks.preparing();
  }

  /** Finds the cars of a query. `counted` are cached facets of the same filters, which are then not counted again. */
  find(query: CarQuery, counted?: Facets): Found {
    return this.run(() => this.execute(query, counted));
  }

  facets(filters: CarFilters): Facets {
    return this.run(() => this.counted(filters, this.plans.plan(filters)));
  }

  /** Counts the matching cars that have each of the values of attributes. */
  countAttrs(filters: CarFilters, valueIds: readonly string[]): number[] {
    return this.run(() => {
      const plan = this.plans.plan(filters);
      const { attrValues } = this.index;
      const cars = this.masks.matching([...plan.sets.map((set) => ({ set })), ...conditionsOf(plan)]);
      return this.masks.countIn(
        cars,
        valueIds.map((id) => attrValues.get(id)),
      );
    });
  }

  /** Returns the number of cars in each category itself, without its descendants, indexed by position in the directory. */
  countCategories(filters: CarFilters): Uint32Array {
    return this.run(() => {
      const plan = this.plans.plan(filters);
      const { list } = selectBy(this.planner, plan, plan.sets, Number.MAX_SAFE_INTEGER);
      return this.counter.countOf('category', list!);
    });
  }

  /** Returns the number of matching cars, capped at `TOTAL_BOUND + 1`. */
  total(filters: CarFilters): number {
    return this.run(() => this.sizeOf(this.plans.plan(filters)));
  }

  /** Runs one query and returns its scratch memory to the pool, also when the query throws. */
  private run<Answer>(answer: () => Answer): Answer {
    try {
      return answer();
    } finally {
      this.pool.reset();
    }
  }

  private execute(query: CarQuery, counted: Facets | undefined): Found {
    const plan = this.plans.plan(query);
    if (query.withFacets && !counted) return this.foundWith(query, plan, this.counted(query, plan));
    const found = this.result(query, plan, this.found(plan), counted?.total);
    return { ...found, facets: query.withFacets ? counted : undefined };
  }

  private foundWith(query: CarQuery, plan: Plan, facets: Facets): Found {
    return { ...this.result(query, plan, this.foundBy(facets) ?? this.found(plan), facets.total), facets };
  }

  private result(query: CarQuery, plan: Plan, found: Selection, size = found.size): Omit<Found, 'facets'> {
    const { page, last } = this.pages.pageOf(query, plan, found);
    return {
      page,
      last,
      total: Math.min(size, TOTAL_BOUND),
      totalIsLowerBound: size > TOTAL_BOUND,
      scope: plan.words && scopeOf(this.planner.common(plan.sets), this.index, this.pool),
      readAs: plan.words && understoodOtherwise(plan.words, this.index.meanings),
      nearest:
        size === 0 && query.offset === 0 && !query.after
          ? nearestSearches(query, plan.words, conditionsOf(plan), (attempt) =>
              this.sizeOf(this.plans.planWithout(plan, attempt)),
            )
          : [],
    };
  }

  private counted(filters: CarFilters, plan: Plan): Facets {
    // First, because it would overwrite the bitmap of the cars that are found while facets are counted.
    const landed = this.countLanded(filters, plan);
    const { sets, facets, others } = plan;
    const counted = this.counter.facets([...sets, ...others.flatMap(({ set }) => set ?? [])], facets);
    return landed ? { ...counted, landed } : counted;
  }

  private countLanded(filters: CarFilters, plan: Plan): LandedCounts | undefined {
    const asked = askedLanded(filters, this.index.landed);
    if (!asked) return undefined;
    const { column, extra } = asked;
    const conditions = conditionsOf(plan).filter(({ isLanded }) => !isLanded);
    const cars = this.masks.matching([...plan.sets.map((set) => ({ set })), ...conditions]);
    const bounds = [...carFields.landed.steps.map((step) => keyUpTo(step, extra ?? 0)), Infinity];
    const { ends, upTo } = this.masks.distribution(cars, column, bounds);
    const counts = upTo.map((count, at) => count - (upTo[at - 1] ?? 0));
    return { extra, total: cars.size, ends, counts };
  }

  /** Returns the cars found. Few cars are listed; many are a bitmap, from which a page is cut without listing them. */
  private found(plan: Plan): Selection {
    const { sets } = plan;
    const conditions = [...sets.map((set) => ({ set })), ...conditionsOf(plan)];
    const isNarrow = conditions.some(
      ({ set, range }: Pick<Condition, 'set' | 'range'>) => set?.list ?? range?.within,
    );
    return isNarrow
      ? selectBy(this.planner, plan, sets, TOTAL_BOUND)
      : foundIn(this.masks.matching(conditions));
  }

  /** Returns the cars that were found while facets were counted. */
  private foundBy({ list, matching }: Facets): Selection | undefined {
    if (matching) return foundIn(matching);
    if (!list) return undefined;
    let bits: Int32Array | undefined;
    const has = (ord: number): boolean => {
      bits ??= this.pool.listed(list).bits;
      return (bits[ord >>> 5]! & (1 << (ord & 31))) !== 0;
    };
    return { list, size: list.length, has };
  }

  private sizeOf(plan: Plan): number {
    return selectBy(this.planner, plan, plan.sets, TOTAL_BOUND).size;
  }
}

/** Returns the interpreted keyword when it differs from the typed one, ignoring spaces. */
export function understoodOtherwise(words: ReadKeyword, meanings: Meanings): string | undefined {
  if (words.unknown.length > 0) return undefined;
  const bare = (text: string): string => text.replaceAll(' ', '');
  if (bare(words.readAs) === bare(words.typed)) return undefined;
  const spelt = words.readAs.split(' ').map((word) => meanings.spelt(word));
  return spelt.join(' ').slice(0, TEXT_LIMIT);
}
