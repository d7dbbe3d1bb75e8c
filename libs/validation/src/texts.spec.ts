import { fillPlainText, localeFrom, type Texts } from './texts.js';
import { dayTexts } from './typography/index.js';

const since: Texts = { ru: 'С {day}. {more}...', zh: '{day}起。{more}', en: 'From {day}. {more}…' };
const said = (more: string): string[] =>
  (['ru', 'zh', 'en'] as const).map((locale) =>
    fillPlainText(since, locale, { day: dayTexts('2026-11-22'), more }).replace(/\s/g, ' '),
  );

it('ends a sentence with one full stop where its last word is shortened', () => {
  expect(said('Дальше')).toEqual([
    'С 22 ноября 2026 г. Дальше...',
    '2026年11月22日起。Дальше',
    'From 22 November 2026. Дальше…',
  ]);
});

it('leaves a placeholder without a value, with its full stop', () => {
  expect(fillPlainText(since, 'en', { more: 1 })).toBe('From {day}. 1…');
});

it('writes a number as its reader does, and keeps a year together', () => {
  const range: Texts = { ru: '{year}: до {max}', zh: '{year}：至 {max}', en: '{year}: up to {max}' };
  const figures = { year: 2026, max: 999_999_999_999.99 };
  expect((['ru', 'zh', 'en'] as const).map((locale) => fillPlainText(range, locale, figures))).toEqual([
    '2026: до 999\u00a0999\u00a0999\u00a0999,99',
    '2026：至 999,999,999,999.99',
    '2026: up to 999,999,999,999.99',
  ]);
});

it.each([
  ['zh-CN', 'zh'],
  ['RUS', 'ru'],
  ['en-GB', 'en'],
  ['de', 'ru'],
  ['constructor', 'ru'],
  ['__proto__', 'ru'],
  ['', 'ru'],
  [undefined, 'ru'],
])('reads the language %s as %s', (header, locale) => expect(localeFrom(header)).toBe(locale));
