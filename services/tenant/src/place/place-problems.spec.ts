import { SaveShopPlaceDto } from '@mall/contracts/tenant';
import { placeProblems, unknownRegions } from './place-problems.js';

const place = (over: Partial<SaveShopPlaceDto> = {}): SaveShopPlaceDto =>
  Object.assign(new SaveShopPlaceDto(), { shopId: '1', ...over });
const fieldsOf = (over: Partial<SaveShopPlaceDto>) => placeProblems(place(over)).map(({ field }) => field);

test('an empty place and a complete one are valid', () => {
  const whole = {
    yard: { lng: 131.1, lat: 44.4, address: 'Суйфэньхэ' },
    hours: [{ weekday: 1, from: '09:00', to: '24:00' }],
    closedDays: ['2026-10-01'],
    extraDays: ['2026-10-10'],
    extraFrom: '10:00',
    extraTo: '15:00',
  };
  expect([fieldsOf({}), fieldsOf(whole)]).toEqual([[], []]);
});

test.each<[string, Partial<SaveShopPlaceDto>, string]>([
  ['a yard in the ocean', { yard: { lng: 0, lat: 0, address: 'nowhere' } }, 'yard'],
  ['a region twice', { regions: ['RU', 'RU'] }, 'regions'],
  ['a closing before the opening', { hours: [{ weekday: 1, from: '18:00', to: '09:00' }] }, 'hours.0.to'],
  ['no time at all', { hours: [{ weekday: 1, from: '09:00', to: '09:00' }] }, 'hours.0.to'],
  ['a Monday twice', { hours: [1, 1].map((weekday) => ({ weekday, from: '09:00', to: '10:00' })) }, 'hours'],
  ['a day twice', { closedDays: ['2026-10-01', '2026-10-01'] }, 'closedDays'],
  ['a day of another age', { closedDays: ['1026-10-01'] }, 'closedDays'],
  ['an extra day without hours', { extraDays: ['2026-10-10'] }, 'extraFrom'],
  ['hours without their end', { extraFrom: '09:00' }, 'extraFrom'],
])('refuses %s', (_, over, field) => expect(fieldsOf(over)).toEqual([field]));

test('a day is not both closed and open', () => {
  const both = {
    closedDays: ['2026-10-10'],
    extraDays: ['2026-10-10'],
    extraFrom: '09:00',
    extraTo: '10:00',
  };
  expect(fieldsOf(both)).toEqual(['extraDays']);
});

test('names the divisions that are not known', () => {
  expect(unknownRegions(['RU', 'XX'], new Set(['RU']))).toMatchObject([{ params: { code: 'XX' } }]);
});
