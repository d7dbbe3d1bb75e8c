import { recordOf } from '@mall/contracts/product';
import type { Bitmap } from './bitmap-memory.js';
import { BlockEnds } from './block-ends.js';
import type { CarIndex } from '../index/car-index.js';
import { BLOCK_CARS } from './count-block.js';
import type { CountBlocks } from './count-blocks.js';
import { isCountedRange, RANGED, type Counted, type Ranged } from './count-layout.js';
import { countedEnds } from './counted-ends.js';
import type { Ends } from '../index/ends.js';
import type { FacetFilter } from './facet-sums.js';
import type { KeySteps } from './key-steps.js';

/** Cars that the facets count: those that pass every filter except the facet's own one. */
export interface FacetMasks {
  readonly matching: Bitmap;
  /** Cars that pass all other filters, in the order of the filters. */
  readonly without: readonly Bitmap[];
}

const ANY: Ends = { min: 0, max: Infinity };

/** Lowest and highest values of the cars that facets count. */
export class FacetEnds {
  private readonly byBlock: BlockEnds;

  constructor(
    private readonly index: CarIndex,
    private readonly blocks: CountBlocks,
    private readonly steps: Readonly<Record<Ranged, KeySteps>>,
  ) {
    this.byBlock = new BlockEnds(index);
  }

  /** Marks the data of a car that was added or is being removed. */
  changed(ord: number): void {
    this.byBlock.changed(ord);
  }

  /** Derives data that the first query would wait for; yields after each small part. */
  preparing(): Generator<void> {
    return this.byBlock.preparing(Math.ceil(this.index.positionCount / BLOCK_CARS));
  }

  /**
   * Returns the lowest and highest value of each range; a range's own filter is disregarded.
   * @param countsOf returns for each field the counts of the cars that it counts
   */
  endsOf(
    { matching, without }: FacetMasks,
    filters: readonly FacetFilter[],
    countsOf: (field: Counted) => Uint32Array,
  ): Readonly<Record<Ranged, Ends>> {
    const own = new Map(filters.flatMap(({ ends }, at) => (ends ? [[ends, without[at]!] as const] : [])));
    return recordOf(RANGED, (ranged) => this.endsIn(own.get(ranged) ?? matching, ranged, countsOf));
  }

  private endsIn(mask: Bitmap, ranged: Ranged, countsOf: (field: Counted) => Uint32Array): Ends {
    const within = countedEnds(ranged, this.index.orderings[ranged], countsOf);
    return within && isCountedRange(ranged)
      ? within
      : this.byBlock.endsOf(ranged, this.blocks.sized(mask), within ?? ANY, this.steps[ranged]);
  }
}
