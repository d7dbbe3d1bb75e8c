import { standingAt, type WorkingCalendar } from './opening.js';

const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '09:00', to: '18:00' }));
const calendar = (over: Partial<WorkingCalendar> = {}): WorkingCalendar => ({
  zone: 'Asia/Shanghai',
  hours: weekdays,
  closedDays: [],
  extraDays: [],
  extraFrom: null,
  extraTo: null,
  ...over,
});

/** Returns the state at a moment of the clock in China. */
const at = (moment: string, over?: Partial<WorkingCalendar>) => {
  const { isOpen, changesAt } = standingAt(calendar(over), new Date(`${moment}+08:00`));
  return [isOpen, changesAt?.toISOString()];
};

test('opens and closes to the minute, by the clock of its zone', () => {
  // 25 November 2026 is a Wednesday.
  expect(at('2026-11-25T08:59:59')).toEqual([false, '2026-11-25T01:00:00.000Z']);
  expect(at('2026-11-25T09:00:00')).toEqual([true, '2026-11-25T10:00:00.000Z']);
  expect(at('2026-11-25T17:59:59')).toEqual([true, '2026-11-25T10:00:00.000Z']);
  expect(at('2026-11-25T18:00:00')).toEqual([false, '2026-11-26T01:00:00.000Z']);
});

test('another zone has another evening, and another day', () => {
  expect(at('2026-11-25T16:30:00', { zone: 'Asia/Kamchatka' })).toEqual([false, '2026-11-25T21:00:00.000Z']);
  expect(at('2026-11-25T16:30:00', { zone: 'Europe/Moscow' })).toEqual([true, '2026-11-25T15:00:00.000Z']);
});

test('a weekend leads to Monday, a holiday further, a shifted working day opens a Sunday', () => {
  expect(at('2026-11-27T19:00:00')).toEqual([false, '2026-11-30T01:00:00.000Z']);
  const closedDays = ['2026-11-30', '2026-12-01'];
  expect(at('2026-11-27T19:00:00', { closedDays })).toEqual([false, '2026-12-02T01:00:00.000Z']);
  const extra = { extraDays: ['2026-11-29'], extraFrom: '10:00', extraTo: '16:00' };
  expect(at('2026-11-27T19:00:00', extra)).toEqual([false, '2026-11-29T02:00:00.000Z']);
  expect(at('2026-11-29T15:59:00', extra)).toEqual([true, '2026-11-29T08:00:00.000Z']);
});

test('days that adjoin at midnight are one period; a week without a break has no end', () => {
  const round = (days: readonly number[]) => days.map((weekday) => ({ weekday, from: '00:00', to: '24:00' }));
  expect(at('2026-11-25T12:00:00', { hours: round([3, 4]) })).toEqual([true, '2026-11-26T16:00:00.000Z']);
  expect(at('2026-11-25T12:00:00', { hours: round([1, 2, 3, 4, 5, 6, 7]) })).toEqual([true, undefined]);
});

test('without hours it is closed, and nothing changes that', () => {
  expect(at('2026-11-25T12:00:00', { hours: [] })).toEqual([false, undefined]);
});
