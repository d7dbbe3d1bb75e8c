import { chineseHolidays } from '../widgets/calendar/holidays.js';
import { CLOCKS, toggled, withClock, withHolidays } from './hours.js';

const monday = { weekday: 1, from: '10:00', to: '19:00' };

test('a day opens like the one before it, and closes again', () => {
  expect(toggled([], 3)).toEqual([{ weekday: 3, from: '09:00', to: '18:00' }]);
  const two = toggled([monday], 2);
  expect(two).toEqual([monday, { ...monday, weekday: 2 }]);
  expect(toggled(two, 1)).toEqual([{ ...monday, weekday: 2 }]);
  expect(withClock(two, 2, { to: '24:00' })[1]).toMatchObject({ from: '10:00', to: '24:00' });
});

test('a clock goes to midnight by half hours', () => {
  expect([CLOCKS[0], CLOCKS[1], CLOCKS.at(-1)]).toEqual(['00:00', '00:30', '24:00']);
});

test('holidays are added once, and a worked weekend day is not closed', () => {
  const of2026 = chineseHolidays(2026);
  expect(of2026.daysOff).toContain('2026-10-01');
  expect(of2026.workedDays).toContain('2026-10-10');
  const days = { closed: ['2026-10-10', '2026-12-31'], extra: ['2026-10-01'] };
  const { closed, extra } = withHolidays(days, of2026);
  expect(closed).toEqual([...of2026.daysOff, '2026-12-31'].sort());
  expect(extra).toEqual(of2026.workedDays);
  expect(withHolidays({ closed, extra }, of2026)).toEqual({ closed, extra });
});

test('a year that is not announced has none', () => {
  expect(chineseHolidays(2099)).toEqual({ daysOff: [], workedDays: [] });
});
