import { readDeskHours } from '@mall/contracts/chat';
import { nextOpening } from './opening.js';

const desk = (text: string, timeZone = 'Asia/Vladivostok') => ({ hours: readDeskHours(text)!, timeZone });
const opens = (text: string, now: string, timeZone?: string): string | undefined =>
  nextOpening(desk(text, timeZone), new Date(now))?.toISOString();

const WORKDAYS = '1-5 09:00-18:00; 6 10:00-15:00';

// Vladivostok is ten hours ahead; 2026-11-25 is a Wednesday.
it.each([
  ['before the hours of the day', '2026-11-24T22:30:00Z', '2026-11-24T23:00:00.000Z'],
  ['in the minute of the opening', '2026-11-24T23:00:00Z', undefined],
  ['in the last minute', '2026-11-25T07:59:59Z', undefined],
  ['in the minute of the end', '2026-11-25T08:00:00Z', '2026-11-25T23:00:00.000Z'],
  ['in the evening before a Saturday', '2026-11-27T10:00:00Z', '2026-11-28T00:00:00.000Z'],
  ['on a Sunday', '2026-11-29T03:00:00Z', '2026-11-29T23:00:00.000Z'],
])('%s', (_, now, opening) => {
  expect(opens(WORKDAYS, now)).toBe(opening);
});

it('opens again in a week where the desk works on one day alone', () => {
  expect(opens('3 09:00-10:00', '2026-11-25T01:00:00Z')).toBe('2026-12-01T23:00:00.000Z');
});

it('opens by the clock of the zone after it was changed', () => {
  // Berlin goes from UTC+1 to UTC+2 in the night to 2026-03-29, a Sunday.
  expect(opens('7 09:00-18:00', '2026-03-28T12:00:00Z', 'Europe/Berlin')).toBe('2026-03-29T07:00:00.000Z');
});

it('never reports a closed desk when no hours are set', () => {
  expect(opens('', '2026-11-25T01:00:00Z')).toBeUndefined();
});
