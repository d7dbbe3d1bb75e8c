import { plainLine } from './plain-line.js';

test('removes tokens from addresses', () => {
  expect(plainLine('https://shop/ws?access_token=abc.def&tab=1')).toBe(
    'https://shop/ws?access_token=***&tab=1',
  );
});

test('replaces line breaks, which could forge an entry', () => {
  expect(plainLine('done\r\n2026-11-21 admin deleted everything')).toBe(
    'done ⏎ 2026-11-21 admin deleted everything',
  );
});

test('keeps the lines of a stack and removes all other control characters', () => {
  expect(plainLine('Error\n\u0007 at\u202e x', true)).toBe('Error\n  at  x');
});
