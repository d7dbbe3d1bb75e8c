import { FREQUENT, OTHERS } from './block-fields.js';
import { BITMAPS, BLOCK_BYTES, CARS, NUMBERS, PAIR_BYTES, QUARTER_BYTES, RESTS } from './block-parts.js';
import type { BitmapMemory, Piece } from './bitmap-memory.js';
import type { CarIndex } from '../index/car-index.js';
import { COUNT_FIELDS, type CountFieldName, type CountLayout } from './count-layout.js';
import { readValues, valueOf } from './field-values.js';

/** Positions in one block. */
export const BLOCK_CARS = BLOCK_BYTES * 8;
/** A field with more values than this in one block is counted car by car there. */
const MOST_VALUES = 64;
/** Words of a value: its counter and its sum. */
const PAIR = PAIR_BYTES / 4;
const QUARTER = QUARTER_BYTES / 4;

/** The values of one field in one block. */
interface BlockValues {
  readonly field: CountFieldName;
  /** Counter of each value and its number of cars, the most frequent one first. */
  readonly found: readonly (readonly [counter: number, cars: number])[];
  /** Counter of each car of the block. */
  readonly ofCars: Int32Array;
}

/** Data that the blocks of an index share. */
export interface BlockSetting {
  readonly index: CarIndex;
  readonly memory: BitmapMemory;
  readonly layout: CountLayout;
}

/** Stands for the most frequent value where there is none: no car has it, and its counter is not used. */
const NONE: readonly [counter: number, cars: number] = [0, 0];

const scratch = { cars: new Uint32Array(BLOCK_CARS), values: new Int32Array(BLOCK_CARS) };

/**
 * The values of the cars at 1,024 positions. In memory: a bitmap of the present cars; the addresses of the end of the
 * values and of the bitmaps, and the number of cars; for each field the number of the first of its values, without the
 * most frequent one, followed by their number; counter and sum of the most frequent value of each field, and of all
 * others; for each of these the counter of its field's most frequent one; and the bitmaps of these, the first quarter
 * of all of them first.
 */
export class CountBlock {
  readonly address: number;
  /**
   * Fields whose cars are visited one by one: they have too many values here, or a value that was added after the block
   * was created.
   */
  readonly left: CountFieldName[];
  private readonly piece: Piece;
  private readonly words: Int32Array;
  /** Position of the end of the values and of the start of the bitmaps, in words. */
  private readonly restsAt: number;
  private readonly bitmapsAt: number;
  /** Number of values that have a bitmap. */
  private readonly others: number;

  constructor(
    private readonly setting: BlockSetting,
    first: number,
  ) {
    const { index, memory } = setting;
    let size = 0;
    for (let ord = first; ord < first + BLOCK_CARS; ord += 1)
      if (index.everything.has(ord)) scratch.cars[size++] = ord;
    const cars = scratch.cars.subarray(0, size);
    const fields = COUNT_FIELDS.map((field) => this.valuesOf(field, cars));
    this.left = fields.filter(({ found }) => found.length > MOST_VALUES).map(({ field }) => field);
    const kept = fields.map((values) =>
      this.left.includes(values.field) ? { ...values, found: [] } : values,
    );
    const others = (this.others = kept.reduce((sum, { found }) => sum + Math.max(0, found.length - 1), 0));
    const restsAt = OTHERS + PAIR_BYTES * others;
    // Bitmaps start at a multiple of 8 bytes.
    const bitmapsAt = (restsAt + 4 * others + 7) & ~7;
    this.piece = memory.take(bitmapsAt + others * BLOCK_BYTES);
    this.words = memory.words(this.piece).fill(0);
    this.address = this.piece.address;
    this.restsAt = restsAt / 4;
    this.bitmapsAt = bitmapsAt / 4;
    this.words[RESTS / 4] = this.address + restsAt;
    this.words[BITMAPS / 4] = this.address + bitmapsAt;
    this.words[CARS / 4] = size;
    this.write(kept, cars);
  }

  /** Returns the number of present cars. */
  get cars(): number {
    return this.words[CARS / 4]!;
  }

  /** Returns counter and sum of each value. */
  sums(): Int32Array {
    return this.words.subarray(FREQUENT / 4, this.restsAt);
  }

  /** Returns the only value of a field, as the number of its counter; −1 when there are several. */
  onlyValueOf(field: number): number {
    const { words } = this;
    if (words[NUMBERS / 4 + field] !== words[NUMBERS / 4 + field + 1]) return -1;
    if (this.left.includes(COUNT_FIELDS[field]!)) return -1;
    return words[FREQUENT / 4 + PAIR * field]! / 4;
  }

  release(): void {
    this.setting.memory.release(this.piece);
  }

  /**
   * Adds a car that is new or has other values. A field in which its value is new here is counted car by car from now
   * on, because there is no room for another value; returns the numbers of such fields.
   */
  put(ord: number): readonly number[] {
    const left: number[] = [];
    const { words } = this;
    const { index, layout } = this.setting;
    const [word, bit] = positionOf(ord);
    const wasThere = (words[word]! & bit) !== 0;
    for (const [at, field] of COUNT_FIELDS.entries()) {
      if (this.left.includes(field)) continue;
      const value = valueOf(index.columns, field, ord);
      const counter = value < 0 ? 0 : (layout.start(field) + value) * 4;
      const frequent = FREQUENT / 4 + PAIR * at;
      let before = frequent;
      let now = words[frequent] === counter ? frequent : -1;
      const end = words[NUMBERS / 4 + at + 1]!;
      for (let number = words[NUMBERS / 4 + at]!; number < end; number += 1) {
        const pair = OTHERS / 4 + PAIR * number;
        const bitmap = this.bitmapAt(number, word);
        if ((words[bitmap]! & bit) !== 0) before = pair;
        if (words[pair] === counter) {
          now = pair;
          words[bitmap]! |= bit;
        } else words[bitmap]! &= ~bit;
      }
      if (now < 0) {
        this.leave(at);
        left.push(at);
        continue;
      }
      if (wasThere) words[before + 1]! -= 1;
      words[now + 1]! += 1;
    }
    if (!wasThere) words[CARS / 4]! += 1;
    words[word]! |= bit;
    return left;
  }

  /** Directs all counts of the field to the unused counter. */
  private leave(field: number): void {
    const { words } = this;
    this.left.push(COUNT_FIELDS[field]!);
    words[FREQUENT / 4 + PAIR * field] = 0;
    const end = words[NUMBERS / 4 + field + 1]!;
    for (let number = words[NUMBERS / 4 + field]!; number < end; number += 1) {
      words[OTHERS / 4 + PAIR * number] = 0;
      words[this.restsAt + number] = 0;
    }
  }

  /** Removes a car from the sums; its bits may stay, because no mask has it any more. */
  remove(ord: number): void {
    const { words } = this;
    const [word, bit] = positionOf(ord);
    if ((words[word]! & bit) === 0) return;
    for (const [at, field] of COUNT_FIELDS.entries()) {
      if (this.left.includes(field)) continue;
      let before = FREQUENT / 4 + PAIR * at;
      const end = words[NUMBERS / 4 + at + 1]!;
      for (let number = words[NUMBERS / 4 + at]!; number < end; number += 1)
        if ((words[this.bitmapAt(number, word)]! & bit) !== 0) before = OTHERS / 4 + PAIR * number;
      words[before + 1]! -= 1;
    }
    words[CARS / 4]! -= 1;
    words[word]! &= ~bit;
  }

  private write(kept: readonly BlockValues[], cars: Uint32Array): void {
    const { words } = this;
    for (const ord of cars) {
      const [word, bit] = positionOf(ord);
      words[word]! |= bit;
    }
    let number = 0;
    kept.forEach(({ found: [frequent = NONE, ...others], ofCars }, field) => {
      words[NUMBERS / 4 + field] = number;
      const rest = frequent[0] * 4;
      words.set([rest, frequent[1]], FREQUENT / 4 + PAIR * field);
      const numbers = new Map<number, number>();
      for (const [counter, cars] of others) {
        words.set([counter * 4, cars], OTHERS / 4 + PAIR * number);
        words[this.restsAt + number] = rest;
        numbers.set(counter, number);
        number += 1;
      }
      if (others.length > 0) this.writeBitmaps(numbers, ofCars, cars);
    });
    words[NUMBERS / 4 + kept.length] = number;
  }

  private writeBitmaps(numbers: ReadonlyMap<number, number>, ofCars: Int32Array, cars: Uint32Array): void {
    for (let at = 0; at < cars.length; at += 1) {
      const number = numbers.get(ofCars[at]!);
      if (number === undefined) continue;
      const [word, bit] = positionOf(cars[at]!);
      this.words[this.bitmapAt(number, word)]! |= bit;
    }
  }

  /** Returns the position of a word of the bitmap of a value. */
  private bitmapAt(number: number, word: number): number {
    const quarter = Math.floor(word / QUARTER);
    return this.bitmapsAt + (quarter * this.others + number) * QUARTER + (word % QUARTER);
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

/** Returns the word and the bit of a car in a bitmap of its block. */
const positionOf = (ord: number): readonly [word: number, bit: number] => [
  (ord % BLOCK_CARS) >>> 5,
  1 << (ord & 31),
];
