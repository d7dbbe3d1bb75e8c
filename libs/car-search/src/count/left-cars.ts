import { recordOf } from '@mall/contracts/product';
import type { BlockSizes } from './block-sizing.js';
import type { CarIndex } from '../index/car-index.js';
import { BLOCK_CARS, type CountBlock } from './count-block.js';
import { COUNT_FIELDS, type CountFieldName, type CountLayout } from './count-layout.js';
import { readValues } from './field-values.js';
import { GrowingList } from '../index/growing-list.js';

const WORDS = BLOCK_CARS / 32;

/** Counts one by one the cars of blocks that do not exist yet, and of fields that have too many values in a block. */
export class LeftCars {
  private readonly values = new Int32Array(BLOCK_CARS);
  private readonly byField = recordOf(COUNT_FIELDS, () => new GrowingList());

  constructor(
    private readonly index: CarIndex,
    private readonly blocks: readonly (CountBlock | undefined)[],
  ) {}

  /** Visits the cars and adds them to the counts. */
  visit(
    counts: Uint32Array,
    layout: CountLayout,
    { bits, inBlocks }: BlockSizes,
    fields: readonly CountFieldName[],
  ): void {
    for (let at = 0; at < inBlocks.length; at += 1) {
      if (inBlocks[at] === 0) continue;
      const left = this.blocks[at]?.left ?? fields;
      for (const field of left)
        if (fields.includes(field)) this.byField[field].pushBits(bits, at * WORDS, (at + 1) * WORDS);
    }
    for (const field of fields) {
      this.count(counts, layout.start(field), field);
      this.byField[field].empty();
    }
  }

  private count(counts: Uint32Array, start: number, field: CountFieldName): void {
    const { values } = this;
    const ords = this.byField[field].list;
    for (let from = 0; from < ords.length; from += BLOCK_CARS) {
      const part = ords.subarray(from, from + BLOCK_CARS);
      readValues(this.index.columns, field, part, values);
      for (let at = 0; at < part.length; at += 1) {
        const value = values[at]!;
        counts[value < 0 ? 0 : start + value]! += 1;
      }
    }
  }
}
