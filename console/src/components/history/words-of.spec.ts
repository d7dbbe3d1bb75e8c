import { actsOf } from './acts-of.js';
import { wordsOf } from './words-of.js';

const translate = (key: string): string => key;

it('shows texts without quotes, a masked value as hidden, and a value that was cut off as it is', () => {
  expect(wordsOf('"Красный"', translate)).toBe('Красный');
  expect(wordsOf('12', translate)).toBe('12');
  expect(wordsOf(null, translate)).toBe('—');
  expect(wordsOf('"***"', translate)).toBe('console.history.masked');
  expect(wordsOf('true', translate)).toBe('ra.boolean.true');
  expect(wordsOf('{"a":"lon', translate)).toBe('{"a":"lon');
});

it('shows changes of one transaction together, and those of two services apart', () => {
  const change = (service: string, act: string, id: string) => ({ service, act, id }) as never;
  const acts = actsOf([change('admin', '2', '3'), change('admin', '2', '2'), change('auth', '2', '9')]);
  expect(acts.map(({ changes }) => changes.length)).toEqual([2, 1]);
});
