import { BlockSizing, type BlockSizes } from './block-sizing.js';
import type { Bitmap, BitmapMemory } from './bitmap-memory.js';
import type { CarIndex } from '../index/car-index.js';
import { COUNT_FIELDS, CountLayout } from './count-layout.js';
import { passesOf, type CountMasks, type Pass } from './count-passes.js';
import { valueOf } from './field-values.js';
import { LeftCars } from './left-cars.js';
import { MadeBlocks } from './made-blocks.js';
import { scratchBytes, Tally } from './tally.js';

export interface Counted {
  readonly counts: Uint32Array;
  readonly layout: CountLayout;
}

/**
 * Counts cars by their values without visiting them one by one. Positions are divided into blocks; each has a bitmap
 * for every value of every field that occurs in it, so that a count is the number of bits that a mask and the bitmap
 * have in common. The most frequent value of a field in a block has no bitmap: it gets the remainder. As cars of one
 * series have adjacent positions, most fields have few values in a block, and many a single one, whose count costs
 * nothing. Where a mask has all cars of a block or of a group of blocks, the sums of their values are added instead;
 * where it has most, the missing ones are counted. A block is created when it is counted for the first time. The
 * counting itself is in `Tally`.
 */
export class CountBlocks {
  private readonly made: MadeBlocks;
  private readonly sizing: BlockSizing;
  /** Counts of all cars, kept up to date; valid for the layout with which they were counted. */
  private ofAll: Counted | undefined;
  private readonly leftCars: LeftCars;

  constructor(
    private readonly index: CarIndex,
    private readonly memory: BitmapMemory,
  ) {
    this.made = new MadeBlocks(index, memory);
    this.sizing = new BlockSizing(memory);
    this.leftCars = new LeftCars(index, this.made.blocks);
  }

  /** Creates all blocks, or those between two positions, so that no query has to. */
  prepare(from?: number, to?: number): void {
    this.made.prepare(from, to);
  }

  /** Does the same as `prepare`; yields after each block. */
  preparing(): Generator<void> {
    return this.made.preparing();
  }

  /** Counts a car that was added. */
  carAdded(ord: number): void {
    this.addToAll(ord, 1);
    this.made.put(ord);
  }

  /** Counts a car again whose values have changed. */
  carChanged(ord: number): void {
    this.ofAll = undefined;
    this.made.put(ord);
  }

  /** Removes a car from the counts; its columns must still be complete. */
  carRemoved(ord: number): void {
    this.addToAll(ord, -1);
    this.made.remove(ord);
  }

  private addToAll(ord: number, cars: 1 | -1): void {
    if (!this.ofAll) return;
    const { counts, layout } = this.ofAll;
    if (!layout.isCurrent) return void (this.ofAll = undefined);
    for (const field of COUNT_FIELDS) {
      const value = valueOf(this.index.columns, field, ord);
      counts[value < 0 ? 0 : layout.start(field) + value]! += cars;
    }
  }

  /**
   * Counts for each field the cars of its mask.
   * @param all mask of all cars, whose counts are cached until a car changes
   */
  count(maskOf: CountMasks, all?: Bitmap): Counted {
    this.made.followLayout();
    const passes = passesOf(maskOf);
    const [first] = passes;
    const ofAll = passes.find(({ mask }) => mask === all);
    const countsOfAll = ofAll && this.countsOf(all!);
    if (first && first !== ofAll) this.made.groups.prepare(this.sized(first.mask).inBlocks);
    const others = passes.filter((pass) => pass !== ofAll);
    const counts = this.tallied(others.map((pass) => [pass, pass === first]));
    const { layout } = this.made;
    for (const field of ofAll?.fields ?? []) layout.all(counts, field).set(layout.all(countsOfAll!, field));
    if (!this.made.areComplete)
      for (const { mask, fields } of others) this.leftCars.visit(counts, layout, this.sized(mask), fields);
    return { counts, layout };
  }

  /** Returns the mask with its numbers of cars. It must not change any more, unless it is a lasting one. */
  sized(mask: Bitmap): BlockSizes {
    return this.sizing.sized(mask, this.index.positionCount);
  }

  /** Counts passes in the existing blocks. */
  private tallied(passes: readonly (readonly [Pass, isFirst: boolean])[]): Uint32Array {
    const { memory } = this;
    const { tables, size: blockCount } = this.made;
    const { size } = this.made.layout;
    for (const [{ mask }] of passes) this.made.makeMissing(this.sized(mask).inBlocks);
    tables.blocks.reserve(blockCount);
    tables.groups.reserve(blockCount);
    tables.onlyValues.reserve(blockCount * COUNT_FIELDS.length);
    const scratch = memory.take(scratchBytes({ size, blockCount }));
    const job = {
      ...{ blocks: tables.blocks.address, groups: tables.groups.address },
      ...{ onlyValues: tables.onlyValues.address, starts: tables.starts.address },
      ...{ blockCount, size, scratch: scratch.address },
      passes: passes.map(([{ mask, fields }, isFirst]) => ({
        mask: mask.address,
        fields: fields.map((field) => COUNT_FIELDS.indexOf(field)),
        isFirst,
      })),
    };
    new Tally(job, memory).count();
    const counts = memory.unsigned(scratch).slice(0, size);
    memory.release(scratch);
    return counts;
  }

  private countsOf(all: Bitmap): Uint32Array {
    if (this.ofAll?.layout === this.made.layout) return this.ofAll.counts;
    const pass = { mask: all, fields: COUNT_FIELDS };
    this.made.groups.prepare(this.sized(all).inBlocks);
    const counts = this.tallied([[pass, true]]);
    if (!this.made.areComplete) this.leftCars.visit(counts, this.made.layout, this.sized(all), COUNT_FIELDS);
    this.ofAll = { counts, layout: this.made.layout };
    return counts;
  }
}
