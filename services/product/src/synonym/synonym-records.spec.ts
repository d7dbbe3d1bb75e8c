import { productErrors } from '@mall/contracts/product';
import { clean } from './synonym-records.js';

test('terms are kept without spaces around them and without repetitions', () => {
  expect(clean([' бэха ', 'bmw  x5', 'бэха'])).toEqual(['бэха', 'bmw x5']);
});

test.each([
  ['signs alone', '—'],
  ['spaces alone', '  '],
  ['more than 60 characters', 'я'.repeat(61)],
])('a term of %s is refused', (_, term) => {
  expect(() => clean(['bmw', term])).toThrow(productErrors.synonymUnusable.key);
});
