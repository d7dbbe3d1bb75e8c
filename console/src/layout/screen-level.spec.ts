import { isOpenAtFirst, levelOf } from './screen-level.js';

test.each([
  [390, 0],
  [767, 0],
  [768, 1],
  [991, 1],
  [992, 2],
  [1199, 2],
  [1200, 3],
] as const)('a screen of %d pixels has level %d', (width, level) => expect(levelOf(width)).toBe(level));

test('the menu is open on wide screens at first, and a rail on narrower ones', () => {
  expect([1920, 1440, 1439, 1280, 390].map(isOpenAtFirst)).toEqual([true, true, false, false, false]);
});
