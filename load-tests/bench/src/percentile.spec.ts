import { percentile } from './percentile.js';

it('returns the smallest value that the share of values does not exceed', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect([percentile(values, 0.5), percentile(values, 0.99), percentile([7], 0.99)]).toEqual([100, 198, 7]);
});
