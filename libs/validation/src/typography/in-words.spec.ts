import { amountTexts, dayTexts, momentTexts } from './in-words.js';

const plain = (text: string): string => text.replace(/\s/g, ' ');

it('writes money as its reader does', () => {
  const { ru, zh, en } = amountTexts(114_325_005, 'RUB');
  expect([ru, zh, en].map(plain)).toEqual(['1 143 250,05 ₽', '1,143,250.05 ₽', '1,143,250.05 ₽']);
});

it('writes a day as its reader does, and leaves what is no day', () => {
  expect(plain(dayTexts('2026-11-22').ru)).toBe('22 ноября 2026 г.');
  expect(dayTexts('2026-11-22')).toMatchObject({ zh: '2026年11月22日', en: '22 November 2026' });
  expect(dayTexts('soon').en).toBe('soon');
});

it('writes a moment by the clock of the border, which papers have too', () => {
  const { ru, zh, en } = momentTexts(new Date('2026-11-22T21:05:00Z'));
  expect([ru, zh, en].map(plain)).toEqual([
    '23 ноября 2026 г. в 07:05 по Владивостоку',
    '2026年11月23日 07:05 符拉迪沃斯托克时间',
    '23 November 2026 at 07:05 Vladivostok time',
  ]);
});
