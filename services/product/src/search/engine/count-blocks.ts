import { recordOf } from '@mall/contracts/product';
import { BLOCK_BYTES } from './bit-code.js';
import type { Bitmap, BitmapMemory, Piece } from './bitmap-memory.js';
import type { CarIndex } from './car-index.js';
import { BLOCK_CARS as CARS, CountBlock, type BlockSetting } from './count-block.js';
import { COUNT_FIELDS, CountLayout, type CountFieldName } from './count-layout.js';
import { readValues } from './field-values.js';
import { GrowingList } from './growing-list.js';

const WORDS = CARS / 32;
/** Up to so many cars of a block are counted one by one. */
const FEW = 16;
/** Blocks that a question makes anew; further ones are counted car by car this time. */
const MADE_AT_ONCE = 2;
/** After a change, blocks are made anew so much later, each in a turn of the event loop of its own. */
const REMADE_AFTER_MS = 50;

/** For each field the cars that it counts; other fields are not counted. */
export type CountMasks = Readonly<Partial<Record<CountFieldName, Bitmap>>>;

export interface Counted {
  readonly counts: Uint32Array;
  readonly layout: CountLayout;
}

/**
 * Counts cars by their values without visiting them one by one. Positions are divided into blocks; each has a bitmap for every
 * value of every field that occurs in it, so that a count is the number of bits that a mask and the bitmap have in common.
 * The most frequent value of a field in a block has no bitmap: it has what remains. As cars of one series stand together, most
 * fields have few values in a block, and many a single one, whose count costs nothing. Where a mask has all cars of a block,
 * the sums of its values are added instead. A block is made when it is counted for the first time.
 */
export class CountBlocks {
  private layout: CountLayout;
  private counters: Piece;
  /** For each mask, its address and the number of its cars in the block at hand. */
  private readonly table: Piece;
  /** For each field, the address of its mask in the table; 0 when it is not counted. */
  private readonly fields: Piece;
  private readonly blocks: (CountBlock | undefined)[] = [];
  private readonly values = new Int32Array(CARS);
  /** Cars to be counted one by one: by mask, and by field. */
  private readonly ofMasks: GrowingList[] = [];
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
    this.table = memory.take(COUNT_FIELDS.length * 8);
    this.fields = memory.take(COUNT_FIELDS.length * 4);
  }

  /** Makes all blocks, or those between two positions, so that no query has to. */
  prepare(from = 0, to = this.index.places): void {
    for (const blocks = this.preparing(from, to); !blocks.next().done;);
  }

  /** As `prepare`; yields after each block. */
  *preparing(from = 0, to = this.index.places): Generator<void> {
    this.followLayout();
    for (let at = Math.floor(from / CARS); at * CARS < to; at += 1) {
      this.blocks[at] ??= this.make(at);
      yield;
    }
  }

  /**
   * To be called after a car was added or has other values. A value that is new in the block has no place there, so that the block is made
   * anew.
   */
  carAdded(ord: number): void {
    const at = Math.floor(ord / CARS);
    const block = this.blocks[at];
    if (block && this.layout.isCurrent && block.put(ord)) return;
    this.drop(at);
    this.missing.add(at);
    this.timer ??= setTimeout(this.remake, REMADE_AFTER_MS).unref();
  }

  /** To be called before or after a car was removed. */
  carRemoved(ord: number): void {
    this.blocks[Math.floor(ord / CARS)]?.remove(ord);
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
  }

  /** The counts are valid until the next call. */
  count(maskOf: CountMasks): Counted {
    this.followLayout();
    const masks = [...new Set(Object.values(maskOf))];
    const table = this.memory.unsigned(this.table);
    const counters = this.memory.unsigned(this.counters);
    counters.fill(0);
    masks.forEach(({ address }, at) => (table[at * 2] = address));
    this.writeFields(maskOf, masks);
    masks.forEach((_, at) => (this.ofMasks[at] ??= new GrowingList()).empty());
    for (const field of COUNT_FIELDS) this.ofFields[field].empty();
    this.countBlocks(maskOf, masks, table);
    for (const field of COUNT_FIELDS) {
      const mask = maskOf[field];
      if (!mask) continue;
      this.visit(counters, field, this.ofMasks[masks.indexOf(mask)]!.list);
      this.visit(counters, field, this.ofFields[field].list);
    }
    return { counts: counters, layout: this.layout };
  }

  private countBlocks(maskOf: CountMasks, masks: readonly Bitmap[], table: Uint32Array): void {
    const { countMasks, countBlock } = this.memory.operations;
    let budget = MADE_AT_ONCE;
    for (let at = 0; at * CARS < this.index.places; at += 1) {
      const offset = at * BLOCK_BYTES;
      const most = countMasks(this.table.address, masks.length, offset);
      if (most === 0) continue;
      if (most > FEW && !this.blocks[at] && budget > 0) {
        this.blocks[at] = this.make(at);
        budget -= 1;
      }
      const block = most > FEW ? this.blocks[at] : undefined;
      if (block) {
        countBlock(block.from, block.to, block.bits, this.fields.address, offset, block.cars);
        for (const field of block.left) this.leave(this.ofFields[field], maskOf[field], at);
      } else
        for (let mask = 0; mask < masks.length; mask += 1)
          if (table[mask * 2 + 1]! > 0) this.leave(this.ofMasks[mask]!, masks[mask], at);
    }
  }

  private leave(list: GrowingList, mask: Bitmap | undefined, block: number): void {
    if (mask) list.pushBits(mask.bits, block * WORDS, (block + 1) * WORDS);
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

  private writeFields(maskOf: CountMasks, masks: readonly Bitmap[]): void {
    const fields = this.memory.unsigned(this.fields);
    COUNT_FIELDS.forEach((field, at) => {
      const mask = maskOf[field];
      fields[at] = mask ? this.table.address + masks.indexOf(mask) * 8 : 0;
    });
  }

  private followLayout(): void {
    if (this.layout.isCurrent) return;
    this.clear();
    this.layout = new CountLayout(this.index);
    this.memory.release(this.counters);
    this.counters = this.memory.take(this.layout.size * 4);
  }

  private drop(at: number): void {
    this.blocks[at]?.release();
    this.blocks[at] = undefined;
  }

  private make(at: number): CountBlock {
    const { index, memory, layout } = this;
    const setting: BlockSetting = { index, memory, layout, counters: this.counters.address };
    return new CountBlock(setting, at * CARS);
  }
}
