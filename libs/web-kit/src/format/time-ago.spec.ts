import { timeAgo } from './time-ago.js';

/** Noon in the local time zone. */
const now = new Date(2026, 10, 21, 12).getTime();
const ago = (seconds: number): string => new Date(now - seconds * 1000).toISOString();

describe('timeAgo', () => {
  it.each([
    [0, 'только что'],
    [29, 'только что'],
    [30, '1 минуту назад'],
    [61, '2 минуты назад'],
    [3599, '60 минут назад'],
    [3600, '1 час назад'],
    [5 * 3600, '5 часов назад'],
    [24 * 3600, '1 день назад'],
    [48 * 3600 - 1, '1 день назад'],
  ])('after %i s says "%s"', (seconds, text) => {
    expect(timeAgo(ago(seconds), 'ru', now).replace(/\u00a0/g, ' ')).toBe(text);
  });

  it('shows the date after 48 hours', () => {
    expect(timeAgo(ago(48 * 3600), 'ru', now)).toBe('19 ноября 2026 г.');
  });
});
