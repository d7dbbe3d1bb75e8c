import { referenceKeyOf } from './bank-reference.js';

it('is the same however a reference is typed', () => {
  const typed = ['PP-2026/11 O5', 'pp 2026–11–05', 'РР2026 1105', '№ＰＰ２０２６１１０５', 'pp_2026.11.o5'];
  expect(new Set(typed.map(referenceKeyOf))).toEqual(new Set(['PP20261105']));
});

it('distinguishes different references', () => {
  const different = ['PP-1', 'PP-11', 'ПП-1', 'PP-1/2026-11-20', '1'];
  expect(new Set(different.map(referenceKeyOf)).size).toBe(different.length);
});

it('is empty where no letter or digit was given', () => {
  expect(referenceKeyOf(' -- / № ')).toBe('');
});
