import { day, dayRange, deadline, instant, month, shortDayOf, wholeMoment, zoneName } from './dates.js';

describe('instant', () => {
  it('reads an instant without zone as UTC', () => {
    expect(instant('2026-11-21 18:30:00').toISOString()).toBe('2026-11-21T18:30:00.000Z');
    expect(instant('2026-11-21T18:30:00+03:00').toISOString()).toBe('2026-11-21T15:30:00.000Z');
  });
});

describe('day', () => {
  it('is the same day in every time zone', () => {
    expect(day('2026-11-21', 'ru')).toBe('21 ноября 2026 г.');
    expect(day('2026-11-21', 'zh')).toBe('2026年11月21日');
    expect(day('2026-11-21', 'en')).toBe('21 November 2026');
  });

  it('formats the month of a registration', () => {
    expect(month('2021-06-01', 'ru')).toBe('июнь 2021 г.');
  });
});

describe('a range of days', () => {
  it.each([
    ['2027-01-12', '2027-01-24', '12–24 января', '1月12日至24日', '12–24 January'],
    ['2027-01-28', '2027-02-04', '28 января – 4 февраля', '1月28日至2月4日', '28 January – 4 February'],
    ['2027-01-12', '2027-01-12', '12 января', '1月12日', '12 January'],
    [
      '2026-12-28',
      '2027-01-04',
      '28 декабря 2026 г. – 4 января 2027 г.',
      '2026年12月28日至2027年1月4日',
      '28 December 2026 – 4 January 2027',
    ],
  ])('from %s to %s is written as in books', (from, to, ...written) => {
    expect((['ru', 'zh', 'en'] as const).map((locale) => dayRange(from, to, locale))).toEqual(written);
  });
});

describe('deadline', () => {
  it('names the zone: Moscow by name, others by offset', () => {
    expect(deadline('2026-11-24T15:30:00Z', 'ru', 'Europe/Moscow')).toBe('24 ноября, 18:30 МСК');
    expect(deadline('2026-11-24T08:30:00Z', 'ru', 'Asia/Vladivostok')).toBe(
      '24 ноября, 18:30 по Владивостоку',
    );
    expect(deadline('2026-11-24T15:30:00Z', 'en', 'Europe/Moscow')).toBe('24 November, 18:30 Moscow time');
  });

  it('is whole where a hint has to be exact', () => {
    expect(wholeMoment('2026-11-24T15:30:05Z', 'ru')).toMatch(/^2[45] ноября 2026 г\., \d\d:30:05 \S/);
  });

  it('shows the day of the local time zone', () => {
    expect(shortDayOf('2026-11-24T20:00:00Z', 'ru', 'Asia/Vladivostok')).toBe('25 нояб.');
    expect(zoneName(new Date('2026-07-01'), 'ru', 'America/New_York')).toBe('UTC−4');
  });
});
