import { fenFrom, fenUpTo, roublesOf } from './roubles.js';

const rate = { rate: 13.4567, asOf: new Date(0) };

describe('rouble estimates', () => {
  it('round once, to whole roubles', () => {
    expect(roublesOf(10_000_000, rate)).toBe(1_345_670);
    expect(roublesOf(1, rate)).toBe(0);
  });

  it.each([150_000, 1_345_670, 79_999_999])(
    'a bound of %i roubles keeps exactly the prices within it',
    (bound) => {
      expect(roublesOf(fenFrom(bound, rate), rate)).toBeGreaterThanOrEqual(bound);
      expect(roublesOf(fenFrom(bound, rate) - 1, rate)).toBeLessThan(bound);
      expect(roublesOf(fenUpTo(bound, rate), rate)).toBeLessThanOrEqual(bound);
      expect(roublesOf(fenUpTo(bound, rate) + 1, rate)).toBeGreaterThan(bound);
    },
  );
});
