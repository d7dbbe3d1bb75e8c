import { slipDifferencesFor } from './slip-differences.js';

test.each([
  [0, []],
  [-1, ['commission', 'short', 'rounding']],
  [-100, ['commission', 'short', 'rounding']],
  [-101, ['commission', 'short']],
  [1, ['over', 'rounding']],
  [100, ['over', 'rounding']],
  [101, ['over']],
])('a difference of %i minor units may be named %j', (differenceMinor, kinds) => {
  expect(slipDifferencesFor(differenceMinor)).toEqual(kinds);
});
