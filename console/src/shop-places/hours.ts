import type { DayHours } from '@mall/contracts/tenant';

/** Weekdays; 1 is Monday. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

const USUAL = { from: '09:00', to: '18:00' };

/** Every half hour of a day, `00:00` to `24:00`. */
export const CLOCKS: readonly string[] = Array.from(
  { length: 49 },
  (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
);

/** Returns the hours after a weekday was opened, with the hours of the previous open day, or closed. */
export function toggled(hours: readonly DayHours[], weekday: number): readonly DayHours[] {
  if (hours.some((one) => one.weekday === weekday)) return hours.filter((one) => one.weekday !== weekday);
  const { from, to } = hours.findLast((one) => one.weekday < weekday) ?? hours[0] ?? USUAL;
  return [...hours, { weekday, from, to }].sort((one, other) => one.weekday - other.weekday);
}

/** Returns the hours with one end of a weekday changed. */
export const withClock = (
  hours: readonly DayHours[],
  weekday: number,
  clock: Partial<Pick<DayHours, 'from' | 'to'>>,
): readonly DayHours[] => hours.map((one) => (one.weekday === weekday ? { ...one, ...clock } : one));

/** Adds the holidays of a year to closed and extra days; a closed day is never an extra one. */
export function withHolidays(
  days: { readonly closed: readonly string[]; readonly extra: readonly string[] },
  { daysOff, workedDays }: { readonly daysOff: readonly string[]; readonly workedDays: readonly string[] },
): { readonly closed: string[]; readonly extra: string[] } {
  const closed = new Set([...days.closed, ...daysOff].filter((day) => !workedDays.includes(day)));
  const extra = new Set([...days.extra, ...workedDays].filter((day) => !closed.has(day)));
  return { closed: [...closed].sort(), extra: [...extra].sort() };
}
