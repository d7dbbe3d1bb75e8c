import { money } from './money.js';

/** Replaces narrow spaces by plain ones; readers see no difference. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

it.each([
  [6_700_000, 'CNY', 'ru', '67 000,00 ¥'],
  [90_115_000, 'RUB', 'ru', '901 150 ₽'],
  [90_115_050, 'RUB', 'ru', '901 150,50 ₽'],
  [-90_115_050, 'RUB', 'ru', '-901 150,50 ₽'],
  [6_700_000, 'CNY', 'zh', '67,000.00 ¥'],
  [90_115_000, 'RUB', 'zh', '901,150 ₽'],
  [90_115_000, 'RUB', 'en', '901,150 ₽'],
  [150, 'USD', 'en', '1.50 USD'],
] as const)('writes %i of %s for a reader of %s as %s', (minor, currency, locale, text) =>
  expect(plain(money(minor, currency, locale))).toBe(text),
);
