import { BlockSizing, type BlockSizes } from './block-sizing.js';
import type { Bitmap, BitmapMemory, Piece } from './bitmap-memory.js';
import type { CarIndex } from '../index/car-index.js';
import { COUNT_FIELDS, CountLayout, type CountFieldName } from './count-layout.js';
import { passesOf, type CountMasks, type Pass } from './count-passes.js';
import type { CountingThread } from './counting-thread.js';
import { valueOf } from './field-values.js';
import { LeftCars } from './left-cars.js';
import { MadeBlocks } from './made-blocks.js';
import { scratchBytes, Tally, type TallyJob } from './tally.js';

/** Cost of a block for a single field, which has one value in most blocks, so that it is added without reading the block. */
const SHARE_OF_ONE = 1 / 16;

export interface Counted {
  readonly counts: Uint32Array;
  readonly layout: CountLayout;
}

/** A query prepared so far that only blocks are left to count. */
interface Prepared {
  readonly job: TallyJob;
  readonly scratch: Piece;
  /** Counts of all cars, for the fields that count them. */
  readonly ofAll: { readonly counts: Uint32Array; readonly fields: readonly CountFieldName[] } | undefined;
}

/**
 * Counts cars by their values without visiting them one by one. Positions are divided into blocks; each has a bitmap
 * for every value of every field that occurs in it, so that a count is the number of bits that a mask and the bitmap
 * have in common. The most frequent value of a field in a block has no bitmap: it gets the remainder. As cars of one
 * series have adjacent positions, most fields have few values in a block, and many a single one, whose count costs
 * nothing. Where a mask has all cars of a block or of a group of blocks, the sums of their values are added instead;
 * where it has most, the missing ones are counted. A block is created when it is counted for the first time. The
 * counting itself is in `Tally`, which another thread may do as well.
 */
export class CountBlocks {
  private readonly made: MadeBlocks;
  private readonly tally: Tally;
  private readonly sizing: BlockSizing;
  /** Counts of all cars, kept up to date; valid for the layout with which they were counted. */
  private ofAll: Counted | undefined;
  private readonly leftCars: LeftCars;

  /** @param thread counts too, where there is one */
  constructor(
    private readonly index: CarIndex,
    private readonly memory: BitmapMemory,
    private readonly thread?: CountingThread,
  ) {
    this.made = new MadeBlocks(index, memory, thread);
    this.tally = new Tally(memory.shared, memory.operations);
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

  /** @param all mask of all cars, whose counts are cached until a car changes */
  count(maskOf: CountMasks, all?: Bitmap): Counted {
    this.made.followLayout();
    const passes = passesOf(maskOf);
    const prepared = this.prepared(passes, all);
    this.tally.count(prepared.job);
    const counts = this.taken(prepared);
    if (!this.made.areComplete)
      for (const { mask, fields } of passes)
        if (mask !== all || !prepared.ofAll)
          this.leftCars.visit(counts, this.made.layout, this.sized(mask), fields);
    return { counts, layout: this.made.layout };
  }

  /**
   * Counts on another thread; `undefined` where this thread should do it: there is none or it is busy, the query is
   * small, or blocks are missing. The masks must stay as they are until it has counted. Resolves to `undefined` when
   * cars have changed meanwhile, or the thread has ended: then they have to be counted again.
   */
  countBeside(maskOf: CountMasks, all?: Bitmap): Promise<Counted | undefined> | undefined {
    const { thread, memory } = this;
    if (!thread?.isFree) return undefined;
    this.made.followLayout();
    const passes = passesOf(maskOf);
    const parts = this.partlyCounted(passes);
    if (Number.isNaN(parts) || parts < thread.leastBlocks) return undefined;
    const { layout, changes } = this.made;
    const prepared = this.prepared(passes, all);
    return thread.count(memory.shared, prepared.job).then((isDone) => {
      if (isDone && changes === this.made.changes && layout.isCurrent)
        return { counts: this.taken(prepared), layout };
      memory.release(prepared.scratch);
      return undefined;
    });
  }

  /** Returns the mask with its numbers of cars. It must not change any more, unless it is a lasting one. */
  sized(mask: Bitmap): BlockSizes {
    return this.sizing.of(mask, this.index.places);
  }

  private prepared(passes: readonly Pass[], all: Bitmap | undefined): Prepared {
    const ofAll = passes.find(({ mask }) => mask === all);
    const counts = ofAll && this.countsOf(all!);
    const [first] = passes;
    if (first && first !== ofAll) this.made.groups.prepare(this.sized(first.mask).inBlocks);
    const { job, scratch } = this.job(
      passes.filter((pass) => pass !== ofAll).map((pass) => [pass, pass === first]),
    );
    return { job, scratch, ofAll: counts && { counts, fields: ofAll.fields } };
  }

  private job(passes: readonly (readonly [Pass, isFirst: boolean])[]): Pick<Prepared, 'job' | 'scratch'> {
    const { shared, size: blockCount } = this.made;
    const { size } = this.made.layout;
    for (const { mask } of passes.map(([pass]) => pass)) this.made.makeMissing(this.sized(mask).inBlocks);
    shared.blocks.reserve(blockCount);
    shared.groups.reserve(blockCount);
    shared.onlyValues.reserve(blockCount * COUNT_FIELDS.length);
    const scratch = this.memory.take(scratchBytes({ size, blockCount }));
    const job = {
      ...{ blocks: shared.blocks.address, groups: shared.groups.address },
      ...{ onlyValues: shared.onlyValues.address, starts: shared.starts.address },
      ...{ blockCount, size, scratch: scratch.address, memoryBytes: this.memory.shared.buffer.byteLength },
      passes: passes.map(([{ mask, fields }, isFirst]) => ({
        mask: mask.address,
        fields: fields.map((field) => COUNT_FIELDS.indexOf(field)),
        isFirst,
      })),
    };
    return { job, scratch };
  }

  /** Returns the counts of a finished job, whose memory is free then. */
  private taken({ job, scratch, ofAll }: Prepared): Uint32Array {
    const counts = this.memory.unsigned(scratch).slice(0, job.size);
    this.memory.release(scratch);
    for (const field of ofAll?.fields ?? [])
      this.made.layout.all(counts, field).set(this.made.layout.all(ofAll!.counts, field));
    return counts;
  }

  private countsOf(all: Bitmap): Uint32Array {
    if (this.ofAll?.layout === this.made.layout) return this.ofAll.counts;
    const pass = { mask: all, fields: COUNT_FIELDS };
    this.made.groups.prepare(this.sized(all).inBlocks);
    const prepared = { ...this.job([[pass, true]]), ofAll: undefined };
    this.tally.count(prepared.job);
    const counts = this.taken(prepared);
    if (!this.made.areComplete) this.leftCars.visit(counts, this.made.layout, this.sized(all), COUNT_FIELDS);
    this.ofAll = { counts, layout: this.made.layout };
    return counts;
  }

  /**
   * Estimates the number of blocks that are counted by bits; `NaN` where cars have to be visited, because the blocks
   * are not sufficient.
   */
  private partlyCounted(passes: readonly Pass[]): number {
    if (!this.made.areComplete) return NaN;
    let parts = 0;
    for (const [at, { mask, fields }] of passes.entries()) {
      const { inBlocks } = this.sized(mask);
      let partly = 0;
      for (let number = 0; number < inBlocks.length; number += 1) {
        if (inBlocks[number] !== 0 && inBlocks[number] !== this.made.blocks[number]!.cars) partly += 1;
      }
      parts += at === 0 ? partly : partly * fields.length * SHARE_OF_ONE;
    }
    return parts;
  }
}
