import { fillText } from '../texts.js';
import { unbroken } from './unbroken.js';

/** Makes non-breaking spaces visible. */
const shown = (text: string): string => text.replace(/\u00a0/g, '~');

it.each([
  ['Мощность до 160 л. с.: сбор 3 400 ₽', 'Мощность до 160~л.~с.: сбор 3~400~₽'],
  ['Сяопэн P7 586 км Комфорт, 2024', 'Сяопэн P7 586~км Комфорт, 2024'],
  ['Итого 1 732 360 руб.', 'Итого 1~732~360~руб.'],
  [
    'На {{count}} часа, до {{most}} МБ, {percent} % стоимости',
    'На {{count}}~часа, до {{most}}~МБ, {percent}~% стоимости',
  ],
  ['Курс {{rate}} за 1 ¥ на {{date}}', 'Курс {{rate}} за 1~¥ на {{date}}'],
  ['Постановление № 1713: 20 000 ₽', 'Постановление №~1713: 20~000~₽'],
  ['{{power}} hp, at least 2 EUR/cc × 1498 cc', '{{power}}~hp, at least 2~EUR/cc × 1498~cc'],
  ['不超过 {{power}} 马力', '不超过 {{power}}~马力'],
])('%s', (text, joined) => expect(shown(unbroken(text))).toBe(joined));

it.each(['22 ноября 2026 г.', '2 марта 12345', 'Tiggo 8 Pro', 'до 5 машин', 'Model 3 Long Range', '2 lines'])(
  'leaves "%s" alone',
  (text) => {
    expect(unbroken(text)).toBe(text);
  },
);

it('also applies to a text after it is filled', () => {
  const texts = { ru: 'Больше {n} МБ', zh: '超过 {n} MB', en: 'Above {n} MB' };
  expect(shown(fillText(texts, 'ru', { n: 50 }))).toBe('Больше 50~МБ');
  expect(shown(fillText({ ...texts, ru: '{power}' }, 'ru', { power: '160 л. с.' }))).toBe('160~л.~с.');
});
