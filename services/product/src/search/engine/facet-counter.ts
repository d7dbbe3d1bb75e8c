import type { CountedName } from '@mall/contracts/product';
import type { CarIndex } from './car-index.js';
import type { CarSet } from './car-set.js';
import { placesIn, type Counted } from './count-layout.js';
import { countInto, FacetSums, type FacetFilter, type Facets } from './facet-sums.js';
import { FilterSplitter } from './filter-splitter.js';
import type { Planner } from './planner.js';
import type { WideCounts } from './wide-counts.js';

/** Counts, for each facet, the cars of each value, disregarding the facet's own filter. */
export class FacetCounter {
  private readonly splitter = new FilterSplitter();

  constructor(
    private readonly index: CarIndex,
    private readonly planner: Planner,
    private readonly wide: WideCounts,
  ) {}

  /**
   * @param base conditions without a facet, such as the keyword; they hold in all facets.
   * @param filters conditions with a facet; each is disregarded in its own facets.
   */
  count(base: readonly CarSet[], filters: readonly FacetFilter[]): Facets {
    const [first, second, third] = filters;
    if (base.length > 0 || third) return this.visited(base, filters);
    return (second ? this.ofTwo(first!, second) : this.ofOne(first)) ?? this.visited(base, filters);
  }

  countOf(counted: Exclude<Counted, CountedName>, ords: Uint32Array): Uint32Array {
    const counts = new Uint32Array(placesIn(this.index, counted));
    countInto(counts, this.index.columns[counted], ords);
    return counts;
  }

  /** With one filter or none: no car is visited. */
  private ofOne(filter: FacetFilter | undefined): Facets | undefined {
    const all = this.wide.of(filter);
    if (!all) return undefined;
    const sums = this.noSums();
    sums.takeAll(all);
    if (filter) sums.takeOwn(filter, this.wide.of(undefined)!);
    return sums.facets({ total: all.size });
  }

  /** With two filters: only cars that pass both are visited. */
  private ofTwo(first: FacetFilter, second: FacetFilter): Facets | undefined {
    const [passFirst, passSecond] = [this.wide.of(first), this.wide.of(second)];
    if (!passFirst || !passSecond) return undefined;
    const both = [first, second];
    const conditions = {
      sets: both.flatMap(({ set }) => set ?? []),
      ranges: both.flatMap(({ range }) => range ?? []),
    };
    const list = this.planner.select(conditions, Number.MAX_SAFE_INTEGER).list!;
    const sums = this.noSums();
    sums.addAll(list);
    sums.takeOwn(first, passSecond);
    sums.takeOwn(second, passFirst);
    return sums.facets({ total: list.length, list });
  }

  private noSums(): FacetSums {
    return new FacetSums(this.index, this.wide.currentLayout);
  }

  private visited(base: readonly CarSet[], filters: readonly FacetFilter[]): Facets {
    const { matching, failingOne } = this.splitter.split(this.planner.common(base), filters);
    const sums = this.noSums();
    sums.addAll(matching);
    filters.forEach((filter, at) => sums.addOwn(filter, failingOne[at]!));
    return sums.facets({ total: matching.length, list: matching.slice() });
  }
}
