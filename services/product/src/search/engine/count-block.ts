import { BLOCK_BYTES } from './bit-code.js';
import type { BitmapMemory, Piece } from './bitmap-memory.js';
import type { CarIndex } from './car-index.js';
import { COUNT_FIELDS, type CountFieldName, type CountLayout } from './count-layout.js';
import { readValues, valueOf } from './field-values.js';

/** Positions in one block. */
export const BLOCK_CARS = BLOCK_BYTES * 8;
const WORDS = BLOCK_CARS / 32;
/** A field with more values than this in one block is counted car by car there. */
const MOST_VALUES = 64;
/** Words before the first value of a field: its number, and how many of its values have bitmaps. */
const HEAD = 2;
/** Words of a value: its counter and its sum. */
const PAIR = 2;

/** The values of one field in one block. */
interface BlockValues {
  readonly field: CountFieldName;
  /** The counter of each value and its number of cars, the most frequent one first. */
  readonly found: readonly (readonly [counter: number, cars: number])[];
  /** For each car of the block, its counter. */
  readonly ofCars: Int32Array;
}

/** What the blocks of an index share. */
export interface BlockSetting {
  readonly index: CarIndex;
  readonly memory: BitmapMemory;
  readonly layout: CountLayout;
  /** Address of the counters. */
  readonly counters: number;
}

const scratch = { cars: new Uint32Array(BLOCK_CARS), values: new Int32Array(BLOCK_CARS) };

/**
 * The values of the cars at 1,024 positions. In memory: a bitmap of the cars that are there; for each field its number, how many
 * bitmaps it has, and counter and sum of each of its values, of which the first and most frequent one has no bitmap; then the bitmaps.
 */
export class CountBlock {
  /** Addresses of the fields, of their end, and of their bitmaps. */
  readonly from: number;
  readonly to: number;
  readonly bits: number;
  /** Fields that have too many values here. */
  readonly left: readonly CountFieldName[];
  /** Number of cars that are there. */
  cars: number;
  private readonly piece: Piece;
  private readonly words: Int32Array;
  private readonly firstBitmap: number;

  constructor(
    private readonly setting: BlockSetting,
    first: number,
  ) {
    const { index, memory } = setting;
    this.cars = 0;
    for (let ord = first; ord < first + BLOCK_CARS; ord += 1)
      if (index.everything.has(ord)) scratch.cars[this.cars++] = ord;
    const cars = scratch.cars.subarray(0, this.cars);
    const all = COUNT_FIELDS.map((field) => this.valuesOf(field, cars));
    const kept = all.filter(({ found }) => found.length <= MOST_VALUES && found.length > 0);
    this.left = all.filter((values) => !kept.includes(values)).map(({ field }) => field);
    const entryWords = kept.reduce((sum, { found }) => sum + HEAD + PAIR * found.length, 0);
    const bitmaps = kept.reduce((sum, { found }) => sum + found.length - 1, 0);
    // Pairs, so that bitmaps start at a multiple of 8 bytes.
    this.piece = memory.take((1 + bitmaps) * BLOCK_BYTES + entryWords * 4);
    this.words = memory.words(this.piece).fill(0);
    this.from = this.piece.address + BLOCK_BYTES;
    this.to = this.bits = this.from + entryWords * 4;
    this.firstBitmap = WORDS + entryWords;
    this.write(kept, cars);
  }

  release(): void {
    this.setting.memory.release(this.piece);
  }

  /** Takes in a car that was added or has other values; returns whether each of them has its place here. */
  put(ord: number): boolean {
    const { words } = this;
    const { index, layout, counters } = this.setting;
    const [word, bit] = placeOf(ord);
    const wasThere = (words[word]! & bit) !== 0;
    let bitmap = this.firstBitmap + word;
    for (let entry = WORDS; entry < this.firstBitmap;) {
      const field = COUNT_FIELDS[words[entry]!]!;
      const value = valueOf(index.columns, field, ord);
      const counter = counters + (value < 0 ? 0 : layout.start(field) + value) * 4;
      const rest = entry + HEAD;
      const end = rest + PAIR * (words[entry + 1]! + 1);
      let before = rest;
      let now = words[rest] === counter ? rest : -1;
      for (entry = rest + PAIR; entry < end; entry += PAIR, bitmap += WORDS) {
        if ((words[bitmap]! & bit) !== 0) before = entry;
        if (words[entry] === counter) {
          now = entry;
          words[bitmap]! |= bit;
        } else words[bitmap]! &= ~bit;
      }
      if (now < 0) return false;
      if (wasThere) words[before + 1]! -= 1;
      words[now + 1]! += 1;
    }
    if (!wasThere) this.cars += 1;
    words[word]! |= bit;
    return true;
  }

  /** Takes a car out of the sums; its bits may stay, because no mask has it any more. */
  remove(ord: number): void {
    const { words } = this;
    const [word, bit] = placeOf(ord);
    if ((words[word]! & bit) === 0) return;
    let bitmap = this.firstBitmap + word;
    for (let entry = WORDS; entry < this.firstBitmap;) {
      const rest = entry + HEAD;
      const end = rest + PAIR * (words[entry + 1]! + 1);
      let before = rest;
      for (entry = rest + PAIR; entry < end; entry += PAIR, bitmap += WORDS)
        if ((words[bitmap]! & bit) !== 0) before = entry;
      words[before + 1]! -= 1;
    }
    this.cars -= 1;
    words[word]! &= ~bit;
  }

  private write(kept: readonly BlockValues[], cars: Uint32Array): void {
    const { words } = this;
    for (const ord of cars) {
      const [word, bit] = placeOf(ord);
      words[word]! |= bit;
    }
    let entry = WORDS;
    let bitmap = this.firstBitmap;
    for (const { field, found, ofCars } of kept) {
      words.set([COUNT_FIELDS.indexOf(field), found.length - 1], entry);
      entry += HEAD;
      for (const [counter, sum] of found) {
        words.set([this.setting.counters + counter * 4, sum], entry);
        entry += PAIR;
      }
      const places = new Map(found.map(([counter], at) => [counter, bitmap + (at - 1) * WORDS]));
      for (let at = 0; at < cars.length; at += 1) {
        const place = places.get(ofCars[at]!)!;
        if (place < bitmap) continue;
        const [word, bit] = placeOf(cars[at]!);
        words[place + word]! |= bit;
      }
      bitmap += (found.length - 1) * WORDS;
    }
  }

  private valuesOf(field: CountFieldName, cars: Uint32Array): BlockValues {
    const { index, layout } = this.setting;
    const start = layout.start(field);
    readValues(index.columns, field, cars, scratch.values);
    const ofCars = scratch.values.slice(0, cars.length);
    const found = new Map<number, number>();
    for (let at = 0; at < ofCars.length; at += 1) {
      const counter = ofCars[at]! < 0 ? 0 : start + ofCars[at]!;
      ofCars[at] = counter;
      found.set(counter, (found.get(counter) ?? 0) + 1);
    }
    return { field, found: [...found].sort(([, left], [, right]) => right - left), ofCars };
  }
}

/** The word and the bit of a car in a bitmap of its block. */
const placeOf = (ord: number): readonly [word: number, bit: number] => [
  (ord % BLOCK_CARS) >>> 5,
  1 << (ord & 31),
];
