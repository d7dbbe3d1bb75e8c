import fc from 'fast-check';
import { selectNth } from './select-nth.js';

const listAndPosition = fc
  .array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 300 })
  .chain((values) => fc.tuple(fc.constant(values), fc.nat(values.length - 1)));

it('selects what a sorted list has at that position, with equal values too', () => {
  fc.assert(
    fc.property(listAndPosition, ([list, nth]) => {
      const values = Float64Array.from(list);
      const sorted = values.slice().sort();
      expect(selectNth(values, nth)).toBe(sorted[nth]);
      expect(Math.max(...values.subarray(0, nth + 1))).toBe(sorted[nth]);
      expect(values.slice().sort()).toEqual(sorted);
    }),
  );
});

it('continues from an earlier selection', () => {
  const values = Float64Array.from({ length: 1_000 }, (_, at) => (at * 7_919) % 1_000);
  expect(selectNth(values, 200)).toBe(200);
  expect(selectNth(values, 640, 200)).toBe(640);
});
