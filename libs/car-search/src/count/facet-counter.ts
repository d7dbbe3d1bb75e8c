import type { CountedName } from '@mall/contracts/product';
import type { CarIndex } from '../index/car-index.js';
import type { CarSet } from '../find/car-set.js';
import { valueCount, type Counted } from './count-layout.js';
import { countInto, FacetSums, type FacetFilter, type Facets } from './facet-sums.js';
import { FilterSplitter } from '../find/filter-splitter.js';
import type { Planner } from '../find/planner.js';
import type { MaskCounter } from './mask-counter.js';

/** Maximum number of cars that are counted one by one; bitmaps are faster for more. */
const MOST_VISITED = 4_096;

/** Counts, for each facet, the cars of each value, disregarding the facet's own filter. */
export class FacetCounter {
  private readonly splitter = new FilterSplitter();

  constructor(
    private readonly index: CarIndex,
    private readonly planner: Planner,
    private readonly masks: MaskCounter,
  ) {}

  /**
   * Counts the facets of a query.
   * @param base conditions without a facet, such as the keyword; they apply to all facets
   * @param filters conditions with a facet; each is disregarded in its own facets
   */
  facets(base: readonly CarSet[], filters: readonly FacetFilter[]): Facets {
    const isNarrow = base.some(({ size }) => size <= MOST_VISITED);
    return isNarrow ? this.countByVisiting(base, filters) : this.masks.facets(base, filters);
  }

  /** Counts the cars at these positions by the values of one column. */
  countOf(counted: Exclude<Counted, CountedName>, ords: Uint32Array): Uint32Array {
    const counts = new Uint32Array(valueCount(this.index, counted));
    countInto(counts, this.index.columns[counted], ords);
    return counts;
  }

  private countByVisiting(base: readonly CarSet[], filters: readonly FacetFilter[]): Facets {
    const { matching, failingOne } = this.splitter.split(this.planner.common(base), filters);
    const sums = new FacetSums(this.index);
    sums.addAll(matching);
    filters.forEach((filter, at) => sums.addOwn(filter, failingOne[at]!));
    return sums.facets({ total: matching.length, list: matching.slice() });
  }
}
