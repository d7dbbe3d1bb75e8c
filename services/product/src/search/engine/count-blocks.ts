import { recordOf } from '@mall/contracts/product';
import { BLOCK_BYTES } from './bit-code.js';
import type { Bitmap, BitmapMemory, Piece } from './bitmap-memory.js';
import type { CarIndex } from './car-index.js';
import { COUNT_FIELDS, CountLayout, type CountFieldName } from './count-layout.js';
import { readValues, valueOf } from './field-values.js';
import { GrowingList } from './growing-list.js';

/** Positions in one block. */
const CARS = BLOCK_BYTES * 8;
const WORDS = CARS / 32;
/** A field with more values than this in one block is counted car by car there. */
const MOST_VALUES = 64;
/** Up to so many cars of a block are counted one by one. */
const FEW = 16;
/** Blocks that a question makes anew; further ones are counted car by car this time. */
const MADE_AT_ONCE = 2;
/** After a change, blocks are made anew so much later, each in a turn of the event loop of its own. */
const REMADE_AFTER_MS = 50;

/** The bitmaps of one block. */
interface Block {
  readonly piece: Piece;
  /** Addresses of the entries of its fields, of their end, and of its bitmaps. */
  readonly from: number;
  readonly to: number;
  readonly bits: number;
  /** Fields that have too many values here. */
  readonly left: readonly CountFieldName[];
}

/** The values of one field in one block. */
interface BlockValues {
  readonly field: CountFieldName;
  /** The counter of each value, the most frequent one first. */
  readonly counters: readonly number[];
  /** For each car of the block, its counter. */
  readonly ofCars: Int32Array;
}

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
 * fields have few values in a block, and many a single one, whose count costs nothing.
 *
 * In memory a block is, for each field: its number, the counter of its most frequent value, how many bitmaps follow, and the
 * counter of each; then the bitmaps. A block is made when it is counted for the first time.
 */
export class CountBlocks {
  private layout: CountLayout;
  private counters: Piece;
  /** For each mask, its address and the number of its cars in the block at hand. */
  private readonly table: Piece;
  /** For each field, the address of its mask in the table; 0 when it is not counted. */
  private readonly fields: Piece;
  private readonly blocks: (Block | undefined)[] = [];
  private readonly values = new Int32Array(CARS);
  private readonly cars = new GrowingList();
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
   * To be called after a car was added or has other values. Nothing has to be done for one that is removed: no mask has it any more. A value that is
   * new in the block has no place there, so that the block is made anew.
   */
  carAdded(ord: number): void {
    const at = Math.floor(ord / CARS);
    const block = this.blocks[at];
    if (block && this.layout.isCurrent && this.refile(block, ord)) return;
    this.drop(at);
    this.missing.add(at);
    this.timer ??= setTimeout(this.remake, REMADE_AFTER_MS).unref();
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
        countBlock(block.from, block.to, block.bits, this.fields.address, offset);
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
    const block = this.blocks[at];
    if (block) this.memory.release(block.piece);
    this.blocks[at] = undefined;
  }

  private make(at: number): Block {
    const { cars, memory } = this;
    const first = at * CARS;
    cars.empty();
    for (let ord = first; ord < first + CARS; ord += 1) if (this.index.everything.has(ord)) cars.push(ord);
    const all = COUNT_FIELDS.map((field) => this.valuesOf(field, cars.list));
    const kept = all.filter(({ counters }) => counters.length <= MOST_VALUES && counters.length > 0);
    const left = all.filter((values) => !kept.includes(values)).map(({ field }) => field);
    const numbers = kept.reduce((sum, { counters }) => sum + counters.length + 2, 0);
    // Bitmaps start at a multiple of 8 bytes.
    const entryBytes = Math.ceil(numbers / 2) * 8;
    const bitmaps = kept.reduce((sum, { counters }) => sum + counters.length - 1, 0);
    const piece = memory.take(entryBytes + bitmaps * BLOCK_BYTES);
    const words = memory.words(piece).fill(0);
    let entry = 0;
    let bits = entryBytes / 4;
    for (const { field, counters, ofCars } of kept) {
      const [rest, ...others] = counters.map((counter) => this.counters.address + counter * 4);
      words.set([COUNT_FIELDS.indexOf(field), rest!, others.length, ...others], entry);
      entry += others.length + 3;
      writeBits(words, bits, counters, ofCars, cars.list);
      bits += others.length * WORDS;
    }
    const from = piece.address;
    return { piece, from, to: from + numbers * 4, bits: from + entryBytes, left };
  }

  /** Writes the values of a car into a block; returns whether each has its place there. */
  private refile({ piece, from, to, bits }: Block, ord: number): boolean {
    const words = this.memory.words(piece);
    const [word, bit] = [(ord % CARS) >>> 5, 1 << (ord & 31)];
    let bitmap = (bits - piece.address) / 4 + word;
    for (let entry = 0; entry < (to - from) / 4;) {
      const field = COUNT_FIELDS[words[entry]!]!;
      const value = valueOf(this.index.columns, field, ord);
      const counter = this.counters.address + (value < 0 ? 0 : this.layout.start(field) + value) * 4;
      let isFiled = words[entry + 1] === counter;
      const end = entry + 3 + words[entry + 2]!;
      for (entry += 3; entry < end; entry += 1, bitmap += WORDS)
        if (words[entry] === counter) {
          isFiled = true;
          words[bitmap]! |= bit;
        } else words[bitmap]! &= ~bit;
      if (!isFiled) return false;
    }
    return true;
  }

  private valuesOf(field: CountFieldName, cars: Uint32Array): BlockValues {
    const start = this.layout.start(field);
    readValues(this.index.columns, field, cars, this.values);
    const ofCars = this.values.slice(0, cars.length);
    const found = new Map<number, number>();
    for (let at = 0; at < ofCars.length; at += 1) {
      const counter = ofCars[at]! < 0 ? 0 : start + ofCars[at]!;
      ofCars[at] = counter;
      found.set(counter, (found.get(counter) ?? 0) + 1);
    }
    const counters = [...found].sort(([, left], [, right]) => right - left).map(([counter]) => counter);
    return { field, counters, ofCars };
  }
}

/** Writes one bitmap after another for all counters but the first. */
function writeBits(
  words: Int32Array,
  start: number,
  counters: readonly number[],
  ofCars: Int32Array,
  cars: Uint32Array,
): void {
  const places = new Map(counters.map((counter, at) => [counter, start + (at - 1) * WORDS]));
  for (let at = 0; at < cars.length; at += 1) {
    const within = cars[at]! % CARS;
    const place = places.get(ofCars[at]!)!;
    if (place >= start) words[place + (within >>> 5)]! |= 1 << (within & 31);
  }
}
