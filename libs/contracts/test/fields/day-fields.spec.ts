import { DAY_RANGES } from '@mall/validation';
import { borderDay } from '@mall/validation/typography';
import { requestFields, type RequestField } from './request-fields.js';

const FORMATS = new Set(['date', 'date-time']);
const isDay = ({ facts }: RequestField): boolean =>
  facts.day !== undefined ||
  FORMATS.has(String(facts.openapi['format'])) ||
  FORMATS.has(String((facts.openapi['items'] as Record<string, unknown> | undefined)?.['format']));
const days = requestFields.filter(isDay);

const isInstant = ({ facts }: RequestField): boolean => facts.openapi['format'] === 'date-time';
const given = (field: RequestField, day: string): unknown =>
  field.facts.type === 'array' ? [day] : isInstant(field) ? `${day} 12:00:00` : day;
const isAccepted = (field: RequestField, day: string): boolean => 'value' in field.read(given(field, day));

it('declares the kind of every day, and so its range', () => {
  expect(days.filter(({ facts }) => facts.day === undefined).map(({ name }) => name)).toEqual([]);
  expect(days.length).toBeGreaterThan(15);
});

it('refuses years that nobody means, and says which days are accepted', () => {
  for (const field of days.filter(({ facts }) => facts.day !== 'browserClock'))
    for (const day of ['0021-05-01', '0050-01-01', '0001-01-01', '1021-11-28', '2127-01-01', '9999-12-31']) {
      const read = field.read(given(field, day));
      expect([field.name, day, 'refused' in read]).toEqual([field.name, day, true]);
      expect((read as { refused: string[] }).refused.join()).toMatch(/\{from\}|в будущем|дата вида/);
    }
});

it('accepts the first day of a range and a day of this month', () => {
  const today = borderDay();
  for (const field of days)
    for (const day of [DAY_RANGES[field.facts.day!].from, today])
      expect([field.name, day, isAccepted(field, day)]).toEqual([field.name, day, true]);
});

it('accepts one spelling of a day everywhere', () => {
  const odd = [
    ...[
      '2024-2-9',
      '2024-02-30',
      '2023-02-29',
      '2024-13-01',
      '2024-00-10',
      '20240209',
      '2024-W06-5',
      '2024-040',
    ],
    ...[
      '+002024-02-09',
      '-2024-02-09',
      '09.02.2024',
      '2024/02/09',
      '2024-02',
      '24-02-09',
      '2024-02-09 ',
      'today',
    ],
  ];
  for (const field of days.filter((one) => !isInstant(one)))
    for (const day of odd)
      expect([field.name, day, isAccepted(field, day)]).toEqual([
        field.name,
        day,
        day.trim() === '2024-02-09',
      ]);
  for (const field of days.filter(isInstant))
    for (const moment of [
      '2024-02-09',
      '2024-02-30 10:00:00',
      '2024-02-09 25:00:00',
      '1707472800',
      '2024-02-09T10:00:00+99:99',
    ])
      expect([field.name, moment, 'value' in field.read(moment)]).toEqual([field.name, moment, false]);
});
