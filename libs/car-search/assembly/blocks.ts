import {
  BITMAPS,
  BLOCK_BYTES,
  CARS,
  NUMBERS,
  PAIR_BYTES,
  QUARTER_BYTES,
  RESTS,
} from '../src/count/block-parts';
import { FREQUENT, OTHERS } from './env';
import { bitsIn, bitsInCommon, isEmpty } from './quarters';

/** Bytes of a number. */
const WORD_BYTES = 4;

export function countBlocks(mask: usize, counts: usize, countsEnd: usize): u32 {
  let total: u32 = 0;
  for (; counts < countsEnd; counts += WORD_BYTES, mask += BLOCK_BYTES) {
    const left = bitsIn(mask) + bitsIn(mask + QUARTER_BYTES);
    const right = bitsIn(mask + 2 * QUARTER_BYTES) + bitsIn(mask + 3 * QUARTER_BYTES);
    const count = (left + right) as u32;
    store<u32>(counts, count);
    total += count;
  }
  return total;
}

export function addSums(from: usize, to: usize, counters: usize): void {
  for (; from < to; from += PAIR_BYTES) addTo(counters + load<usize>(from), load<i32>(from, WORD_BYTES));
}

export function countBlock(
  block: usize,
  mask: usize,
  found: i32,
  fields: usize,
  fieldsEnd: usize,
  spare: usize,
  counters: usize,
): void {
  const cars = load<i32>(block, CARS);
  if (found === cars) return addFields(block, fields, fieldsEnd, counters);
  // The cars that the mask lacks are counted where they are fewer, and subtracted from the sums.
  if (found + found <= cars) return countFields(block, mask, found, fields, fieldsEnd, 1, counters);
  addFields(block, fields, fieldsEnd, counters);
  writeLack(spare, block, mask);
  countFields(block, spare, cars - found, fields, fieldsEnd, -1, counters);
}

/** Writes the cars of a block that a mask lacks. */
function writeLack(into: usize, block: usize, mask: usize): void {
  for (const end = into + BLOCK_BYTES; into < end; into += 16, block += 16, mask += 16)
    v128.store(into, v128.andnot(v128.load(block), v128.load(mask)));
}

/** Adds the sums of the values of the listed fields, or of all fields where none is listed. */
function addFields(block: usize, fields: usize, fieldsEnd: usize, counters: usize): void {
  if (fields === fieldsEnd) return addSums(block + FREQUENT, load<usize>(block, RESTS), counters);
  for (; fields < fieldsEnd; fields += WORD_BYTES) {
    const field = load<usize>(fields);
    const frequent = frequentAt(block, field);
    addSums(frequent, frequent + PAIR_BYTES, counters);
    addSums(valueAt(block, firstOf(block, field)), valueAt(block, firstOf(block, field + 1)), counters);
  }
}

/**
 * Counts the cars of a mask by the values of the listed fields, or of all fields where none is listed.
 * @param found number of cars in the mask; not 0
 * @param sign 1 adds them to the counters, −1 subtracts them
 */
function countFields(
  block: usize,
  mask: usize,
  found: i32,
  fields: usize,
  fieldsEnd: usize,
  sign: i32,
  counters: usize,
): void {
  const others = block + OTHERS;
  const rests = load<usize>(block, RESTS);
  const from = firstQuarter(mask);
  const quarters = (lastQuarter(mask) - from) / QUARTER_BYTES + 1;
  // The first quarter of all bitmaps comes first, then the second, and so on.
  const stride = (rests - others) * (QUARTER_BYTES / PAIR_BYTES);
  const bitmaps = load<usize>(block, BITMAPS) + (from / QUARTER_BYTES) * stride;
  mask += from;
  if (fields === fieldsEnd) {
    addNumber(block + FREQUENT, others, found * sign, counters);
    return moveCounts(others, rests, rests, bitmaps, stride, mask, quarters, sign, counters);
  }
  for (; fields < fieldsEnd; fields += WORD_BYTES) {
    const field = load<usize>(fields);
    const frequent = frequentAt(block, field);
    addNumber(frequent, frequent + PAIR_BYTES, found * sign, counters);
    const first = firstOf(block, field);
    moveCounts(
      valueAt(block, first),
      valueAt(block, firstOf(block, field + 1)),
      rests + first * WORD_BYTES,
      bitmaps + first * QUARTER_BYTES,
      stride,
      mask,
      quarters,
      sign,
      counters,
    );
  }
}

/** Returns the offset of the first quarter of a mask that has a car. */
function firstQuarter(mask: usize): usize {
  let at: usize = 0;
  while (isEmpty(mask + at)) at += QUARTER_BYTES;
  return at;
}

function lastQuarter(mask: usize): usize {
  let at: usize = BLOCK_BYTES - QUARTER_BYTES;
  while (isEmpty(mask + at)) at -= QUARTER_BYTES;
  return at;
}

/** Returns the address of the most frequent value of a field. */
function frequentAt(block: usize, field: usize): usize {
  return block + FREQUENT + field * PAIR_BYTES;
}

/** Returns the number of the first value of a field; that of the next field is where its values end. */
function firstOf(block: usize, field: usize): usize {
  return load<usize>(block + field * WORD_BYTES, NUMBERS);
}

/** Returns the address of a value that is not the most frequent one. */
function valueAt(block: usize, number: usize): usize {
  return block + OTHERS + number * PAIR_BYTES;
}

/** Adds one number to the counters of the values from one address to another. */
function addNumber(from: usize, to: usize, number: i32, counters: usize): void {
  for (; from < to; from += PAIR_BYTES) addTo(counters + load<usize>(from), number);
}

/**
 * Moves the cars that mask and bitmaps have in common from the most frequent value of a field to others, from one
 * address to another. There is a loop without inner loops for each number of quarters, because the processor predicts
 * its branches, and the words of the mask are read before it, because the compiler cannot know that the counters are
 * elsewhere.
 * @param rest address of the counter of the most frequent value, for each of the values
 * @param bits quarter of the bitmap of the first value
 * @param stride bytes from a quarter of a bitmap to the next one
 */
function moveCounts(
  from: usize,
  to: usize,
  rest: usize,
  bits: usize,
  stride: usize,
  mask: usize,
  quarters: usize,
  sign: i32,
  counters: usize,
): void {
  const m0 = load<u64>(mask, 0);
  const m1 = load<u64>(mask, 8);
  const m2 = load<u64>(mask, 16);
  const m3 = load<u64>(mask, 24);
  if (quarters === 1) {
    for (; from < to; from += PAIR_BYTES, rest += WORD_BYTES, bits += QUARTER_BYTES)
      move((bitsInCommon(bits, m0, m1, m2, m3) as i32) * sign, rest, from, counters);
    return;
  }
  const m4 = load<u64>(mask, 32);
  const m5 = load<u64>(mask, 40);
  const m6 = load<u64>(mask, 48);
  const m7 = load<u64>(mask, 56);
  if (quarters === 2) {
    for (; from < to; from += PAIR_BYTES, rest += WORD_BYTES, bits += QUARTER_BYTES) {
      const first = bitsInCommon(bits, m0, m1, m2, m3);
      const second = bitsInCommon(bits + stride, m4, m5, m6, m7);
      move(((first + second) as i32) * sign, rest, from, counters);
    }
    return;
  }
  const m8 = load<u64>(mask, 64);
  const m9 = load<u64>(mask, 72);
  const m10 = load<u64>(mask, 80);
  const m11 = load<u64>(mask, 88);
  if (quarters === 3) {
    for (; from < to; from += PAIR_BYTES, rest += WORD_BYTES, bits += QUARTER_BYTES) {
      const first = bitsInCommon(bits, m0, m1, m2, m3);
      const second = bitsInCommon(bits + stride, m4, m5, m6, m7);
      const third = bitsInCommon(bits + 2 * stride, m8, m9, m10, m11);
      move(((first + second + third) as i32) * sign, rest, from, counters);
    }
    return;
  }
  const m12 = load<u64>(mask, 96);
  const m13 = load<u64>(mask, 104);
  const m14 = load<u64>(mask, 112);
  const m15 = load<u64>(mask, 120);
  for (; from < to; from += PAIR_BYTES, rest += WORD_BYTES, bits += QUARTER_BYTES) {
    const first = bitsInCommon(bits, m0, m1, m2, m3);
    const second = bitsInCommon(bits + stride, m4, m5, m6, m7);
    const third = bitsInCommon(bits + 2 * stride, m8, m9, m10, m11);
    const fourth = bitsInCommon(bits + 3 * stride, m12, m13, m14, m15);
    move(((first + second + (third + fourth)) as i32) * sign, rest, from, counters);
  }
}

function move(cars: i32, from: usize, to: usize, counters: usize): void {
  addTo(counters + load<usize>(to), cars);
  addTo(counters + load<usize>(from), -cars);
}

function addTo(counter: usize, cars: i32): void {
  store<i32>(counter, load<i32>(counter) + cars);
}
