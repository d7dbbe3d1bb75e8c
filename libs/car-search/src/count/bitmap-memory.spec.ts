import { Dice } from '../../test/random-catalogue.js';
import { BitmapMemory, type Bitmap } from './bitmap-memory.js';

const BYTES = 1_024;
const dice = new Dice(3);
const memory = new BitmapMemory(BYTES);

function random(): Bitmap {
  const bitmap = memory.takeBitmap();
  for (let at = 0; at < bitmap.bits.length; at += 1)
    bitmap.bits[at] = dice.between(-2_147_483_648, 2_147_483_647);
  return bitmap;
}

const ones = (bits: Iterable<number>): number =>
  [...bits].reduce((sum, word) => sum + (word >>> 0).toString(2).replaceAll('0', '').length, 0);

it('combines bitmaps and counts what they have in common', () => {
  const [left, right, into] = [random(), random(), memory.takeBitmap()];
  const both = left.bits.map((word, at) => word & right.bits[at]!);
  expect(memory.countBoth(left, right)).toBe(ones(both));
  memory.and(into, left, right);
  expect(Array.from(into.bits)).toEqual(Array.from(both));
  memory.andNot(into, left, right);
  expect(Array.from(into.bits)).toEqual(Array.from(left.bits, (word, at) => word & ~right.bits[at]!));
});

it('tells whether bitmaps have a bit in common, and whether one has more than the other', () => {
  const [left, right] = [random(), random()];
  for (const at of [0, 3, 40, left.bits.length - 1]) {
    left.bits.fill(0);
    right.bits.fill(-1);
    expect([memory.haveBoth(left, right), memory.haveMore(left, right)]).toEqual([false, false]);
    left.bits[at] = 1 << 31;
    expect([memory.haveBoth(left, right), memory.haveMore(left, right)]).toEqual([true, false]);
    right.bits[at]! &= ~(1 << 31);
    expect([memory.haveBoth(left, right), memory.haveMore(left, right)]).toEqual([false, true]);
  }
});

it('keeps the content of bitmaps while it grows, and hands out what was released', () => {
  const first = random();
  const before = Array.from(first.bits);
  const others = Array.from({ length: 300 }, random);
  expect(Array.from(first.bits)).toEqual(before);
  memory.release(others[5]!);
  expect(memory.takeBitmap().address).toBe(others[5]!.address);
  expect(new Set(others.map(({ address }) => address)).size).toBe(others.length);
});

it('writes a set that covers a part of the positions', () => {
  const into = random();
  memory.write(into, { bits: new Int32Array(256).fill(-1), from: 3, to: 5 });
  expect(Array.from(into.bits)).toEqual(
    Array.from({ length: 256 }, (_, at) => (at === 3 || at === 4 ? -1 : 0)),
  );
});
