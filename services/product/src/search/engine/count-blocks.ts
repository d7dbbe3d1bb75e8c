import { recordOf } from '@mall/contracts/product';
import { BLOCK_BYTES } from './block-code.js';
import { BlockSizing, type BlockSizes } from './block-sizing.js';
import { BlockGroups, GROUP_BLOCKS } from './block-groups.js';
import type { Bitmap, BitmapMemory, Piece } from './bitmap-memory.js';
import type { CarIndex } from './car-index.js';
import { BLOCK_CARS as CARS, CountBlock, type BlockSetting } from './count-block.js';
import { COUNT_FIELDS, CountLayout, type CountFieldName } from './count-layout.js';
import { passesOf, type CountMasks } from './count-passes.js';
import { readValues } from './field-values.js';
import { GrowingList } from './growing-list.js';

const WORDS = CARS / 32;
/** Blocks that a question makes anew; further ones are counted car by car this time. */
const MADE_AT_ONCE = 2;
/** After a change, blocks are made anew so much later, each in a turn of the event loop of its own. */
const REMADE_AFTER_MS = 50;

export interface Counted {
  readonly counts: Uint32Array;
  readonly layout: CountLayout;
}

/**
 * Counts cars by their values without visiting them one by one. Positions are divided into blocks; each has a bitmap for every
 * value of every field that occurs in it, so that a count is the number of bits that a mask and the bitmap have in common.
 * The most frequent value of a field in a block has no bitmap: it has what remains. As cars of one series stand together, most
 * fields have few values in a block, and many a single one, whose count costs nothing. Where a mask has all cars of a block
 * or of a group of blocks, the sums of their values are added instead; where it has most, those that it lacks are counted. A block
 * is made when it is counted for the first time.
 */
export class CountBlocks {
  private layout: CountLayout;
  private counters: Piece;
  /** Numbers of the fields to count. */
  private readonly fields: Piece;
  private readonly sizing: BlockSizing;
  /** Place for a bitmap of a block. */
  private readonly spare: Piece;
  private readonly blocks: (CountBlock | undefined)[] = [];
  private readonly groups: BlockGroups;
  /** By block and field, the number of the counter of its only value; −1 when it has several. Valid for blocks that are made. */
  private onlyValues = new Int32Array(0);
  /** The counts of all cars; `undefined` after a change. */
  private ofAll: Uint32Array | undefined;
  private readonly values = new Int32Array(CARS);
  /** Cars to be counted one by one: for all fields of a pass, and by field. */
  private readonly ofPass = new GrowingList();
  private readonly ofFields = recordOf(COUNT_FIELDS, () => new GrowingList());
  /** Blocks to be made without waiting for a question. */
  private readonly missing = new Set<number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly index: CarIndex,
    private readonly memory: BitmapMemory,
  ) {
    this.layout = new CountLayout(index);
    this.counters = memory.take(this.layout.size * 4);
    this.fields = memory.take(COUNT_FIELDS.length * 4);
    this.sizing = new BlockSizing(memory);
    this.spare = memory.take(BLOCK_BYTES);
    this.groups = new BlockGroups(memory, this.blocks);
  }

  /** Makes all blocks, or those between two positions, so that no query has to. */
  prepare(from = 0, to = this.index.places): void {
    for (const blocks = this.preparing(from, to); !blocks.next().done;);
  }

  /** As `prepare`; yields after each block. */
  *preparing(from = 0, to = this.index.places): Generator<void> {
    this.followLayout();
    for (let at = Math.floor(from / CARS); at * CARS < to; at += 1) {
      if (!this.blocks[at]) this.keep(at);
      yield;
    }
  }

  /**
   * To be called after a car was added or has other values. A value that is new in the block has no place there, so that the block is made
   * anew.
   */
  carAdded(ord: number): void {
    const at = this.changed(ord);
    const block = this.blocks[at];
    if (block && this.layout.isCurrent && block.put(ord)) return;
    this.drop(at);
    this.missing.add(at);
    this.timer ??= setTimeout(this.remake, REMADE_AFTER_MS).unref();
  }

  /** To be called before or after a car was removed. */
  carRemoved(ord: number): void {
    this.blocks[this.changed(ord)]?.remove(ord);
  }

  /** The block of a car that changes. */
  private changed(ord: number): number {
    const at = Math.floor(ord / CARS);
    this.groups.drop(at);
    this.ofAll = undefined;
    return at;
  }

  private readonly remake = (): void => {
    this.timer = undefined;
    const [at] = this.missing;
    if (at === undefined) return;
    this.missing.delete(at);
    this.prepare(at * CARS, at * CARS + 1);
    if (this.missing.size > 0) this.timer = setTimeout(this.remake, 0).unref();
  };

  private clear(): void {
    for (let at = 0; at < this.blocks.length; at += 1) this.drop(at);
    this.ofAll = undefined;
  }

  /**
   * The counts are valid until the next call.
   * @param all the mask of all cars, whose counts are kept until a car changes
   */
  count(maskOf: CountMasks, all?: Bitmap): Counted {
    this.followLayout();
    const counters = this.memory.unsigned(this.counters);
    const passes = passesOf(maskOf);
    const ofAll = passes.some(({ mask }) => mask === all) ? this.countsOf(all!) : undefined;
    counters.fill(0);
    passes.forEach(({ mask, fields }, at) => {
      if (ofAll && mask === all)
        for (const field of fields) this.layout.all(counters, field).set(this.layout.all(ofAll, field));
      else this.pass(counters, mask, fields, at === 0);
    });
    return { counts: counters, layout: this.layout };
  }

  /** The mask with its numbers of cars. It must not change any more, unless it is a lasting one. */
  sized(mask: Bitmap): BlockSizes {
    return this.sizing.of(mask, this.index.places);
  }

  /** Number of cars in a block, if that is known. */
  readonly carsIn = (block: number): number | undefined => this.blocks[block]?.cars;

  private countsOf(all: Bitmap): Uint32Array {
    if (this.ofAll) return this.ofAll;
    const counters = this.memory.unsigned(this.counters);
    counters.fill(0);
    this.pass(counters, all, COUNT_FIELDS, true);
    return (this.ofAll = counters.slice());
  }

  /** @param isFirst whether nothing was counted yet, so that what is counted too much can be taken back */
  private pass(
    counters: Uint32Array,
    mask: Bitmap,
    fields: readonly CountFieldName[],
    isFirst: boolean,
  ): void {
    this.ofPass.empty();
    for (const field of fields) this.ofFields[field].empty();
    const sized = this.sized(mask);
    if (isFirst) this.countBlocks(sized, fields, true);
    else for (const field of fields) this.countField(counters, sized, field);
    for (const field of fields) {
      this.visit(counters, field, this.ofPass.list);
      this.visit(counters, field, this.ofFields[field].list);
    }
    if (isFirst)
      for (const field of COUNT_FIELDS) if (!fields.includes(field)) this.layout.all(counters, field).fill(0);
  }

  private countBlocks(mask: BlockSizes, fields: readonly CountFieldName[], withGroups: boolean): void {
    const { blocks, groups } = this;
    const { countBlock } = this.memory.operations;
    const { inBlocks } = mask;
    // What is counted too much is taken back afterwards, so that all can be counted at once.
    const end = withGroups ? this.fields.address : this.writeFields(fields);
    let budget = MADE_AT_ONCE;
    groups.start();
    for (let at = 0; at < inBlocks.length; at += 1) {
      if (withGroups && at % GROUP_BLOCKS === 0 && this.addGroup(inBlocks, at)) {
        at += GROUP_BLOCKS - 1;
        continue;
      }
      const found = inBlocks[at]!;
      if (found === 0) continue;
      if (!blocks[at] && budget > 0) {
        this.keep(at);
        budget -= 1;
      }
      const block = blocks[at];
      if (!block) {
        this.leave(this.ofPass, mask, at);
        continue;
      }
      countBlock(
        block.address,
        block.rests,
        block.bitmaps,
        mask.address + at * BLOCK_BYTES,
        found,
        block.cars,
        this.fields.address,
        end,
        this.spare.address,
      );
      for (const field of block.left) if (fields.includes(field)) this.leave(this.ofFields[field], mask, at);
    }
  }

  /** Most blocks have one value of the fields that are counted alone, such as the make or the fuel. */
  private countField(counters: Uint32Array, mask: BlockSizes, field: CountFieldName): void {
    const number = COUNT_FIELDS.indexOf(field);
    const rest = mask.inBlocks.slice();
    for (let at = 0; at < rest.length; at += 1) {
      if (!this.blocks[at]) continue;
      const value = this.onlyValues[at * COUNT_FIELDS.length + number]!;
      if (value < 0) continue;
      counters[value]! += rest[at]!;
      rest[at] = 0;
    }
    this.countBlocks({ ...mask, inBlocks: rest }, [field], false);
  }

  /** Adds the sums of a group of blocks if all their cars are found; returns whether it did, or none is found. */
  private addGroup(inBlocks: Uint32Array, from: number): boolean {
    let found = 0;
    for (let at = from; at < from + GROUP_BLOCKS && at < inBlocks.length; at += 1) found += inBlocks[at]!;
    return found === 0 || this.groups.add(from / GROUP_BLOCKS, found);
  }

  private leave(list: GrowingList, mask: Bitmap, block: number): void {
    list.pushBits(mask.bits, block * WORDS, (block + 1) * WORDS);
  }

  private visit(counters: Uint32Array, field: CountFieldName, ords: Uint32Array): void {
    const start = this.layout.start(field);
    const { values } = this;
    for (let from = 0; from < ords.length; from += CARS) {
      const part = ords.subarray(from, from + CARS);
      readValues(this.index.columns, field, part, values);
      for (let at = 0; at < part.length; at += 1) {
        const value = values[at]!;
        counters[value < 0 ? 0 : start + value]! += 1;
      }
    }
  }

  /** Returns the address of the end. */
  private writeFields(fields: readonly CountFieldName[]): number {
    const numbers = this.memory.unsigned(this.fields);
    fields.forEach((field, at) => (numbers[at] = COUNT_FIELDS.indexOf(field)));
    return this.fields.address + fields.length * 4;
  }

  private followLayout(): void {
    if (this.layout.isCurrent) return;
    this.clear();
    this.layout = new CountLayout(this.index);
    this.memory.release(this.counters);
    this.counters = this.memory.take(this.layout.size * 4);
  }

  private drop(at: number): void {
    this.groups.drop(at);
    this.blocks[at]?.release();
    this.blocks[at] = undefined;
  }

  private keep(at: number): void {
    const { index, memory, layout } = this;
    const setting: BlockSetting = { index, memory, layout, counters: this.counters.address };
    this.groups.drop(at);
    const block = (this.blocks[at] = new CountBlock(setting, at * CARS));
    const first = at * COUNT_FIELDS.length;
    if (first >= this.onlyValues.length) {
      const wider = new Int32Array((first + COUNT_FIELDS.length) * 2);
      wider.set(this.onlyValues);
      this.onlyValues = wider;
    }
    for (let field = 0; field < COUNT_FIELDS.length; field += 1)
      this.onlyValues[first + field] = block.onlyValueOf(field);
  }
}
