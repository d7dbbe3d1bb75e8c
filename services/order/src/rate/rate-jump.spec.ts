import { isJump } from './rate-jump.js';

it('is a change above the limit, up or down, and not one at the limit', () => {
  expect(isJump(134_500, 1_345_000, 20)).toBe(true);
  expect(isJump(134_500, 13_450, 20)).toBe(true);
  expect(isJump(100_000, 120_000, 20)).toBe(false);
  expect(isJump(100_000, 120_001, 20)).toBe(true);
  expect(isJump(100_000, 80_000, 20)).toBe(false);
  expect(isJump(100_000, 79_999, 20)).toBe(true);
});
