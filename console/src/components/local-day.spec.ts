import { localDay } from './local-day.js';

test('is the day of the local time zone at any hour', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 10, 22, 23, 59))).toBe('2026-11-22');
});
