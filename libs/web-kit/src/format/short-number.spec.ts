import { shortNumber } from './short-number.js';

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1k'],
  [1_550, '1.5k'],
  [999_999, '999.9k'],
  [2_000_000, '2M'],
  [3e9, '3G'],
  [4.25e12, '4.2T'],
  [5e15, '5P'],
  [6e18, '6E'],
  [-1_500, '-1.5k'],
])('%d is %s', (value, short) => expect(shortNumber(value)).toBe(short));
