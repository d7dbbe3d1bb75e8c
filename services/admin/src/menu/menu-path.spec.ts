import { isConsolePath } from './menu-path.js';

test.each(['/orders', '/orders?filter={"status":2}', '/dictionaries/1', '/'])('takes %s', (path) => {
  expect(isConsolePath(path)).toBe(true);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/orders\u0009',
  'data:text/html,x',
  '',
])('refuses %j', (path) => {
  expect(isConsolePath(path)).toBe(false);
});
