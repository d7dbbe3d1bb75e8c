import { day, deadline, instant, month, shortDayOf, wholeMoment, zoneName } from './dates.js';

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
