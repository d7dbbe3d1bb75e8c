import { readDeskHours } from './desk-hours.js';

it('reads ranges of days, single days, and nothing', () => {
  expect(readDeskHours('1-2 09:00-18:30; 6 10:00-24:00')).toEqual([
    { weekday: 1, from: 540, to: 1_110 },
    { weekday: 2, from: 540, to: 1_110 },
    { weekday: 6, from: 600, to: 1_440 },
  ]);
  expect(readDeskHours(' ')).toEqual([]);
});

it.each([
  'Mon 9-18',
  '1-5',
  '5-1 09:00-18:00',
  '0 09:00-18:00',
  '8 09:00-18:00',
  '1 18:00-09:00',
  '1 09:00-25:00',
  '1 09:60-18:00',
  '1 09:00-18:00;',
])('does not read %j', (text) => {
  expect(readDeskHours(text)).toBeUndefined();
});
