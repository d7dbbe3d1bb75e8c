import { BlockSizing, type BlockSizes } from './block-sizing.js';
import { BlockGroups } from './block-groups.js';
import type { Bitmap, BitmapMemory, Piece } from './bitmap-memory.js';
import type { CarIndex } from './car-index.js';
import { BLOCK_CARS as CARS, CountBlock, type BlockSetting } from './count-block.js';
import { COUNT_FIELDS, CountLayout, type CountFieldName } from './count-layout.js';
import { passesOf, type CountMasks, type Pass } from './count-passes.js';
import type { CountingThread } from './counting-thread.js';
import { valueOf } from './field-values.js';
import { LeftCars } from './left-cars.js';
import { SharedList } from './shared-list.js';
import { scratchBytes, Tally, type TallyJob } from './tally.js';

/** Blocks that a question makes anew; further ones are counted car by car this time. */
const MADE_AT_ONCE = 2;
/** After a change, blocks are made anew so much later, each in a turn of the event loop of its own. */
const REMADE_AFTER_MS = 50;
/** A field alone has one value in most blocks, which is added without looking at the block. */
const SHARE_OF_ONE = 1 / 16;

export interface Counted {
  readonly counts: Uint32Array;
  readonly layout: CountLayout;
}

/** A question, prepared so far that only blocks are left to count. */
interface Prepared {
  readonly job: TallyJob;
  readonly scratch: Piece;
  /** Fields that count all cars, with these counts. */
  readonly ofAll: { readonly counts: Uint32Array; readonly fields: readonly CountFieldName[] } | undefined;
}

/**
 * Counts cars by their values without visiting them one by one. Positions are divided into blocks; each has a bitmap for every
 * value of every field that occurs in it, so that a count is the number of bits that a mask and the bitmap have in common.
 * The most frequent value of a field in a block has no bitmap: it has what remains. As cars of one series stand together, most
 * fields have few values in a block, and many a single one, whose count costs nothing. Where a mask has all cars of a block
 * or of a group of blocks, the sums of their values are added instead; where it has most, those that it lacks are counted. A block
 * is made when it is counted for the first time. The counting itself is in `Tally`, which another thread may do as well.
 */
export class CountBlocks {
  private layout: CountLayout;
  private readonly tally: Tally;
  private readonly sizing: BlockSizing;
  private readonly blocks: (CountBlock | undefined)[] = [];
  private readonly groups: BlockGroups;
  /** What the threads read: see `TallyTables`. */
  private readonly shared: Readonly<Record<'blocks' | 'groups' | 'onlyValues' | 'starts', SharedList>>;
  /** The counts of all cars, kept up to date; `undefined` until they are asked for. */
  private ofAll: Uint32Array | undefined;
  private readonly leftCars: LeftCars;
  /** Blocks to be made, or made anew, without waiting for a question. */
  private readonly due = new Set<number>();
  private timer: NodeJS.Timeout | undefined;
  private changes = 0;
  /** Number of blocks that are made and tell of all their cars. */
  private complete = 0;

  /** @param thread counts too, where there is one */
  constructor(
    private readonly index: CarIndex,
    private readonly memory: BitmapMemory,
    private readonly thread?: CountingThread,
  ) {
    this.layout = new CountLayout(index);
    this.tally = new Tally(memory.shared, memory.operations);
    this.sizing = new BlockSizing(memory);
    this.leftCars = new LeftCars(index, this.blocks);
    this.shared = {
      blocks: new SharedList(memory),
      groups: new SharedList(memory),
      onlyValues: new SharedList(memory),
      starts: new SharedList(memory, COUNT_FIELDS.length + 1),
    };
    this.layout.starts.forEach((start, at) => this.shared.starts.set(at, start));
    this.groups = new BlockGroups(memory, this.blocks, this.shared.groups);
  }

  /** Makes all blocks, or those between two positions, so that no query has to. */
  prepare(from = 0, to = this.index.places): void {
    for (const blocks = this.preparing(from, to); !blocks.next().done;);
  }

  /** As `prepare`; yields after each block. */
  *preparing(from = 0, to = this.index.places): Generator<void> {
    this.followLayout();
    for (let at = Math.floor(from / CARS); at * CARS < to; at += 1) {
      if (!this.blocks[at] || this.due.has(at)) this.keep(at);
      yield;
    }
  }

  /** To be called after a car was added. */
  carAdded(ord: number): void {
    this.addToAll(ord, 1);
    this.put(ord);
  }

  /** To be called after values of a car have changed. */
  carChanged(ord: number): void {
    this.ofAll = undefined;
    this.put(ord);
  }

  /** To be called before a car is removed; its columns are still complete. */
  carRemoved(ord: number): void {
    this.addToAll(ord, -1);
    this.blocks[this.changed(ord)]?.remove(ord);
  }

  /** A value that is new in the block has no place there, so that the block is made anew soon. */
  private put(ord: number): void {
    const at = this.changed(ord);
    const block = this.blocks[at];
    if (block && this.layout.isCurrent) {
      const wasComplete = block.left.length === 0;
      const left = block.put(ord);
      if (left.length === 0) return;
      if (wasComplete) this.complete -= 1;
      for (const field of left) this.shared.onlyValues.set(at * COUNT_FIELDS.length + field, -1);
    } else this.drop(at);
    this.due.add(at);
    this.timer ??= setTimeout(this.remake, REMADE_AFTER_MS).unref();
  }

  private addToAll(ord: number, cars: 1 | -1): void {
    const { ofAll, layout, index } = this;
    if (!ofAll) return;
    if (!layout.isCurrent) return void (this.ofAll = undefined);
    for (const field of COUNT_FIELDS) {
      const value = valueOf(index.columns, field, ord);
      ofAll[value < 0 ? 0 : layout.start(field) + value]! += cars;
    }
  }

  /** The block of a car that changes. */
  private changed(ord: number): number {
    const at = Math.floor(ord / CARS);
    this.thread?.pause();
    this.changes += 1;
    this.groups.drop(at);
    return at;
  }

  private readonly remake = (): void => {
    this.timer = undefined;
    const [at] = this.due;
    if (at === undefined) return;
    this.prepare(at * CARS, at * CARS + 1);
    this.due.delete(at);
    if (this.due.size > 0) this.timer = setTimeout(this.remake, 0).unref();
  };

  private clear(): void {
    for (let at = 0; at < this.blocks.length; at += 1) this.drop(at);
    this.ofAll = undefined;
  }

  /** @param all the mask of all cars, whose counts are kept until a car changes */
  count(maskOf: CountMasks, all?: Bitmap): Counted {
    this.followLayout();
    const passes = passesOf(maskOf);
    const prepared = this.prepared(passes, all);
    this.tally.count(prepared.job);
    const counts = this.taken(prepared);
    if (!this.areComplete)
      for (const { mask, fields } of passes)
        if (mask !== all || !prepared.ofAll)
          this.leftCars.visit(counts, this.layout, this.sized(mask), fields);
    return { counts, layout: this.layout };
  }

  /**
   * As `count`, on another thread; `undefined` where this thread should do it: there is none or it is busy, the question is small, or blocks
   * are missing. The masks must stay as they are until it has counted. What it resolves to is `undefined` when cars have changed meanwhile,
   * or the thread has ended: then they are to be counted again.
   */
  countBeside(maskOf: CountMasks, all?: Bitmap): Promise<Counted | undefined> | undefined {
    const { thread, memory } = this;
    if (!thread?.isFree) return undefined;
    this.followLayout();
    const passes = passesOf(maskOf);
    const parts = this.partlyCounted(passes);
    if (Number.isNaN(parts) || parts < thread.leastBlocks) return undefined;
    const { layout, changes } = this;
    const prepared = this.prepared(passes, all);
    return thread.count(memory.shared, prepared.job).then((isDone) => {
      if (isDone && changes === this.changes && layout.isCurrent)
        return { counts: this.taken(prepared), layout };
      memory.release(prepared.scratch);
      return undefined;
    });
  }

  /** The mask with its numbers of cars. It must not change any more, unless it is a lasting one. */
  sized(mask: Bitmap): BlockSizes {
    return this.sizing.of(mask, this.index.places);
  }

  /** Number of blocks. */
  private get size(): number {
    return Math.ceil(this.index.places / CARS);
  }

  /** Whether no car has to be visited by itself. */
  private get areComplete(): boolean {
    return this.complete === this.size;
  }

  private prepared(passes: readonly Pass[], all: Bitmap | undefined): Prepared {
    const ofAll = passes.find(({ mask }) => mask === all);
    const counts = ofAll && this.countsOf(all!);
    const [first] = passes;
    if (first && first !== ofAll) this.groups.prepare(this.sized(first.mask).inBlocks);
    const { job, scratch } = this.job(
      passes.filter((pass) => pass !== ofAll).map((pass) => [pass, pass === first]),
    );
    return { job, scratch, ofAll: counts && { counts, fields: ofAll.fields } };
  }

  private job(passes: readonly (readonly [Pass, isFirst: boolean])[]): Pick<Prepared, 'job' | 'scratch'> {
    const { shared, size: blockCount } = this;
    const { size } = this.layout;
    for (const { mask } of passes.map(([pass]) => pass)) this.makeMissing(mask);
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

  /** The counts of a finished job, whose memory is free then. */
  private taken({ job, scratch, ofAll }: Prepared): Uint32Array {
    const counts = this.memory.unsigned(scratch).slice(0, job.size);
    this.memory.release(scratch);
    for (const field of ofAll?.fields ?? [])
      this.layout.all(counts, field).set(this.layout.all(ofAll!.counts, field));
    return counts;
  }

  private countsOf(all: Bitmap): Uint32Array {
    if (this.ofAll) return this.ofAll;
    const pass = { mask: all, fields: COUNT_FIELDS };
    this.groups.prepare(this.sized(all).inBlocks);
    const prepared = { ...this.job([[pass, true]]), ofAll: undefined };
    this.tally.count(prepared.job);
    const counts = this.taken(prepared);
    if (!this.areComplete) this.leftCars.visit(counts, this.layout, this.sized(all), COUNT_FIELDS);
    return (this.ofAll = counts);
  }

  /** Makes some of the blocks that a question needs. */
  private makeMissing(mask: Bitmap): void {
    if (this.areComplete) return;
    const { inBlocks } = this.sized(mask);
    let budget = MADE_AT_ONCE;
    for (let at = 0; at < inBlocks.length && budget > 0; at += 1) {
      if (inBlocks[at] === 0 || this.blocks[at]) continue;
      this.keep(at);
      budget -= 1;
    }
  }

  /** About how many blocks are counted by bits; `NaN` where cars have to be visited, because the blocks are not enough. */
  private partlyCounted(passes: readonly Pass[]): number {
    if (!this.areComplete) return NaN;
    let parts = 0;
    for (const [at, { mask, fields }] of passes.entries()) {
      const { inBlocks } = this.sized(mask);
      let partly = 0;
      for (let number = 0; number < inBlocks.length; number += 1) {
        if (inBlocks[number] !== 0 && inBlocks[number] !== this.blocks[number]!.cars) partly += 1;
      }
      parts += at === 0 ? partly : partly * fields.length * SHARE_OF_ONE;
    }
    return parts;
  }

  private followLayout(): void {
    if (this.layout.isCurrent) return;
    this.thread?.pause();
    this.changes += 1;
    this.clear();
    this.layout = new CountLayout(this.index);
    this.layout.starts.forEach((start, at) => this.shared.starts.set(at, start));
  }

  private drop(at: number): void {
    this.thread?.pause();
    this.groups.drop(at);
    this.shared.blocks.set(at, 0);
    const block = this.blocks[at];
    if (!block) return;
    if (block.left.length === 0) this.complete -= 1;
    block.release();
    this.blocks[at] = undefined;
  }

  private keep(at: number): void {
    const { index, memory, layout, shared } = this;
    const setting: BlockSetting = { index, memory, layout };
    this.drop(at);
    this.due.delete(at);
    const block = (this.blocks[at] = new CountBlock(setting, at * CARS));
    if (block.left.length === 0) this.complete += 1;
    const first = at * COUNT_FIELDS.length;
    for (let field = 0; field < COUNT_FIELDS.length; field += 1)
      shared.onlyValues.set(first + field, block.onlyValueOf(field));
    shared.blocks.set(at, block.address);
  }
}
