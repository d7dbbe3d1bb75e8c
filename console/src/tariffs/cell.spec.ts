import { hasUnreadable, readCell, writeCell } from './cell.js';

test('money is typed in whole units and stored in hundredths', () => {
  expect(readCell('minor', '3 400')).toBe(340_000);
  expect(readCell('minor', '2,5')).toBe(250);
  expect(writeCell('minor', 250)).toBe('2.5');
});

test('an empty cell is no condition in any column', () => {
  for (const shape of ['whole', 'decimal', 'minor', 'text', 'fuels', 'yesNo'] as const) {
    expect(readCell(shape, '  ')).toBeUndefined();
    expect(writeCell(shape, undefined)).toBe('');
  }
});

test.each([
  ['whole', '160', 160],
  ['decimal', '12,5', 12.5],
  ['yesNo', 'false', false],
  ['fuels', 'petrol,diesel', ['petrol', 'diesel']],
  ['text', 'Москва', 'Москва'],
] as const)('%s: what was typed comes back as it was', (shape, typed, kept) => {
  expect(readCell(shape, typed)).toEqual(kept);
  expect(readCell(shape, writeCell(shape, kept))).toEqual(kept);
});

test('input that is not a number is found before it is sent', () => {
  const hpUpTo = readCell('whole', '16o');
  expect(JSON.parse(JSON.stringify({ hpUpTo }))).toEqual({ hpUpTo: null });
  expect(hasUnreadable([{ hpUpTo: 160 }, { hpUpTo }])).toBe(true);
  expect(hasUnreadable([{ hpUpTo: 160 }, { place: 'Чита' }])).toBe(false);
});
