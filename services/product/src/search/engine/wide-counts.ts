import type { CarIndex } from './car-index.js';
import { CountLayout, RANGED } from './count-layout.js';
import { CountedOrdering } from './counted-ordering.js';
import type { DatedFlags } from './dated-flags.js';
import { readRanged, type Extents } from './extents.js';
import type { Range } from './matching.js';
import type { Ordering } from './ordering.js';
import { sortedRanges } from './orderings.js';
import type { Posting } from './posting.js';
import { addFlagsOf, Sums, type Members } from './sums.js';
import { VALUE_NAMES } from './value-fields.js';

/** A filter whose cars can be summed up without visiting them. */
export interface SummedFilter {
  /** Cars with one of several values that exclude each other. */
  readonly postings?: readonly Posting[];
  readonly range?: Range;
}

/**
 * Sums that are known without visiting the cars: of all cars, of those with one value (or several of one field), and of a range
 * of an ordering. Exact, and kept up to date with each change. Each value takes some 5 KB, each thousand cars of an
 * ordering as much.
 */
export class WideCounts {
  private layout: CountLayout;
  private readonly values = new Map<Posting, Sums>();
  private readonly orderings = new Map<Ordering, CountedOrdering>();
  private readonly ranged = new Float64Array(RANGED.length);

  constructor(
    private readonly index: CarIndex,
    private readonly datedFlags: DatedFlags,
  ) {
    this.layout = new CountLayout(index);
    index.observe({
      tablesChanged: () => this.clear(),
      carAdded: (ord) => this.change(ord, 1),
      carRemoving: (ord) => this.change(ord, -1),
    });
  }

  /** The layout of the counts of all sums. */
  get currentLayout(): CountLayout {
    if (!this.layout.isCurrent) this.clear();
    return this.layout;
  }

  /** The sums over the cars that pass the filter (over all cars without one); `undefined` when they have to be visited. */
  of(filter: SummedFilter | undefined): Sums | undefined {
    if (!this.layout.isCurrent) this.clear();
    if (!filter) return this.ofPosting(this.index.everything);
    const { postings, range } = filter;
    if (postings) return this.ofPostings(postings);
    if (!range?.ordering) return undefined;
    return this.ofOrdering(range.ordering).between(range.low, range.high);
  }

  /** Makes the sums that take longest, so that no query has to. */
  prepare(): void {
    if (!this.layout.isCurrent) this.clear();
    for (const column of ['price', ...sortedRanges] as const)
      this.ofOrdering(this.index.orderings[column]).prepare();
    this.ofPosting(this.index.everything);
    for (const name of VALUE_NAMES)
      for (const posting of this.index.values[name]) if (posting.bits) this.ofPosting(posting);
  }

  private clear(): void {
    this.layout = new CountLayout(this.index);
    this.values.clear();
    this.orderings.clear();
  }

  private ofOrdering(ordering: Ordering): CountedOrdering {
    const known = this.orderings.get(ordering);
    if (known) return known;
    const made = new CountedOrdering(this.index, ordering, this.layout, () => this.datedFlags.version);
    this.orderings.set(ordering, made);
    return made;
  }

  private ofPostings(postings: readonly Posting[]): Sums {
    const [only] = postings;
    if (only && postings.length === 1) return this.ofPosting(only);
    const sums = this.empty();
    for (const posting of postings) sums.add(this.ofPosting(posting));
    return sums;
  }

  private ofPosting(posting: Posting): Sums {
    const known = this.values.get(posting);
    if (known) return known.upToDate(this.datedFlags.version, this.membersOf(posting));
    const made = this.empty();
    made.addAll(this.layout, this.index.columns, posting.members());
    this.values.set(posting, made);
    return made;
  }

  private membersOf(posting: Posting): Members {
    const { columns } = this.index;
    return {
      extend: (extents) => this.findEnds(posting, extents),
      addFlags: (flagged) => addFlagsOf(flagged, columns, posting.members()),
    };
  }

  /** Visits the members of a short posting; of a long one only those in blocks that can move an end. */
  private findEnds(posting: Posting, extents: Extents): void {
    const { columns } = this.index;
    if (posting.list) return extents.addAll(columns, posting.list);
    const ordering = this.index.orderings.price;
    const counted = this.ofOrdering(ordering);
    for (let at = 0; at < ordering.blockCount; at += 1) {
      const block = ordering.block(at);
      const ofBlock = counted.sumsOf(block).extents;
      const reached = RANGED.filter((ranged) => extents.isReachedBy(ofBlock, ranged));
      if (reached.length === 0) continue;
      const members = block.ords.subarray(0, block.size).filter((ord) => posting.has(ord));
      for (const ranged of reached) extents.addOf(ranged, columns, members);
    }
  }

  private empty(): Sums {
    return new Sums(new Uint32Array(this.layout.size), this.datedFlags.version);
  }

  private change(ord: number, by: 1 | -1): void {
    if (this.values.size === 0 && this.orderings.size === 0) return;
    // A new make, shop or city has no place in the sums; they are made anew when they are needed.
    if (!this.layout.isCurrent) return this.clear();
    const { columns } = this.index;
    const places = this.layout.placesOf(ord);
    readRanged(columns, ord, this.ranged);
    const car = { places, values: this.ranged, flags: columns.flags[ord]! };
    const apply = (sums: Sums | Sums<Uint16Array>): void =>
      by === 1 ? sums.addOne(car) : sums.removeOne(car);
    for (const ordering of this.orderings.values()) ordering.change(ord, apply);
    this.index.eachPosting(ord, (posting) => {
      const sums = this.values.get(posting);
      if (sums) apply(sums);
    });
  }
}
