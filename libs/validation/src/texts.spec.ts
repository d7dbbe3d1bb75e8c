import { fillPlainText, type Texts } from './texts.js';
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
