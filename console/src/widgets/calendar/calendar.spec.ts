import { dayAfter, keptDay, monthAfter, readDay, weekdayOf, weeksOf } from './day.js';
import { lunarFacts } from './lunar.js';
import { chosenAfter, dayByKey, isChosen, isClosed } from './selection.js';

test('days and months are counted over the ends of months and years', () => {
  expect(dayAfter('2024-02-28', 1)).toBe('2024-02-29');
  expect(dayAfter('2026-01-01', -1)).toBe('2025-12-31');
  expect(monthAfter('2026-01-31', 1)).toBe('2026-02-01');
  expect(monthAfter('2026-01-15', -1)).toBe('2025-12-01');
  expect(weekdayOf('2026-11-23')).toBe(0);
  expect(dayByKey('2026-11-30', 'ArrowDown')).toBe('2026-12-07');
  expect(dayByKey('2026-11-30', 'x')).toBeUndefined();
});

test('a page shows six weeks from Monday, with every day of the month', () => {
  const weeks = weeksOf('2026-11-15');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]![0]).toBe('2026-10-26');
  expect(weeks.flat()).toContain('2026-11-30');
});

test('days are kept with or without zeros, and both are read', () => {
  expect(keptDay('2026-01-05', false)).toBe('2026-1-5');
  expect(keptDay('2026-01-05', true)).toBe('2026-01-05');
  expect(readDay('2026-1-5')).toBe('2026-01-05');
  expect(readDay('2026-02-30')).toBeUndefined();
  expect(readDay('soon')).toBeUndefined();
});

test('one day, several days, a range', () => {
  expect(chosenAfter(['2026-01-01'], '2026-01-02', 'single')).toEqual(['2026-01-02']);
  expect(chosenAfter(['2026-01-03'], '2026-01-02', 'multi')).toEqual(['2026-01-02', '2026-01-03']);
  expect(chosenAfter(['2026-01-02', '2026-01-03'], '2026-01-02', 'multi')).toEqual(['2026-01-03']);
  const range = chosenAfter(chosenAfter([], '2026-01-09', 'range'), '2026-01-05', 'range');
  expect(range).toEqual(['2026-01-05', '2026-01-09']);
  expect(isChosen(range, '2026-01-07', 'range')).toBe(true);
  expect(isChosen(range, '2026-01-10', 'range')).toBe(false);
  expect(chosenAfter(range, '2026-02-01', 'range')).toEqual(['2026-02-01']);
});

test('days before the first, after the last and of the list are closed', () => {
  const closed = { begin: '2026-01-02', end: '2026-01-08', list: ['2026-01-05'] };
  const days = ['2026-01-01', '2026-01-02', '2026-01-05', '2026-01-08', '2026-01-09'];
  expect(days.map((day) => isClosed(day, closed))).toEqual([true, false, true, false, true]);
});

test.each([
  ['1900-01-31', { lunar: '正月', festival: '春节' }],
  ['2026-02-17', { lunar: '正月', festival: '春节' }],
  ['2026-04-05', { lunar: '十八', term: '清明', festival: '清明节' }],
  ['2033-12-22', { lunar: '闰十一月' }],
  ['2026-10-01', { lunar: '廿一', festival: '国庆节' }],
])('the Chinese calendar on %s', (day, facts) => expect(lunarFacts(day)).toMatchObject(facts));

test('knows 1900 to 2100', () => {
  expect(lunarFacts('1899-12-31')).toBeUndefined();
  expect(lunarFacts('1900-01-01')).toBeDefined();
  expect(lunarFacts('2100-12-31')).toBeDefined();
  expect(lunarFacts('2101-01-01')).toBeUndefined();
});
