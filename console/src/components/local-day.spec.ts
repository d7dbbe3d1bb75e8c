import { localDay } from './local-day.js';

test('is the day here, not in London, at whatever hour', () => {
  expect(localDay(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
  expect(localDay(new Date(2026, 10, 22, 23, 59))).toBe('2026-11-22');
});
