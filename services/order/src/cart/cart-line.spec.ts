import { keysAfter, nextCount } from './cart-line.js';

describe('nextCount', () => {
  it('adds and subtracts', () => {
    expect(nextCount(2, 3, false)).toBe(5);
    expect(nextCount(5, -4, false)).toBe(1);
  });

  it('removes a line at zero or below', () => {
    expect(nextCount(1, -1, false)).toBe(0);
    expect(nextCount(0, -999, false)).toBe(0);
  });

  it('keeps a single car at one and any line within 999', () => {
    expect(nextCount(1, 1, true)).toBe(1);
    expect(nextCount(990, 999, false)).toBe(999);
  });
});

test('a line keeps the keys of its latest changes, and no more than can be under way', () => {
  const keys = Array.from({ length: 25 }, (_, n) => `press-${n}`);
  const kept = keys.reduce<string[]>((known, key) => keysAfter(known, key), []);
  expect(kept).toEqual(keys.slice(5));
  expect(keysAfter(kept, undefined)).toEqual(kept);
});
