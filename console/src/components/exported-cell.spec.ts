import { exportedCell, type CellKind } from './exported-cell.js';

const CHOICES = [{ value: '1', label: 'В продаже' }];
const cell = (kind: CellKind | undefined, value: unknown): unknown =>
  exportedCell('field', kind, CHOICES, (key) => `<${key}>`)({ field: value, other: 'x' });

test.each<[string, CellKind | undefined, unknown, unknown]>([
  ['plain text as it is', undefined, 'VIN', 'VIN'],
  ['a code as its dictionary reads', { dictionary: 'car_status' }, 1, 'В продаже'],
  ['a code that the dictionary lacks as it is', { dictionary: 'car_status' }, 7, '7'],
  [
    'a code as the console words it',
    { words: { '9': 'console.staff.locked' } },
    '9',
    '<console.staff.locked>',
  ],
  ['money with its fen', { is: 'yuan' }, 6_700_050, '67000.50'],
  ['a moment as a spreadsheet reads it', { is: 'moment' }, '2026-11-21T10:00:00.000Z', '2026-11-21 10:00:00'],
  ['nothing as nothing', { is: 'moment' }, null, ''],
  ['what is worked out of the record', { value: ({ other }) => other }, 'VIN', 'x'],
])('an export writes %s', (_, kind, value, expected) => {
  expect(cell(kind, value)).toBe(expected);
});
