import { dayAt } from '@mall/validation/typography';

/** A calendar day as `yyyy-mm-dd`. Comparing two as text compares the days. */
export type IsoDay = string;

/** First year with known lunar dates. Prescribed. */
export const LUNAR_FIRST = 1900;
export const LUNAR_LAST = 2100;
/** The list of years goes from ten before the current year to nine after it. Prescribed. */
export const YEARS_BEFORE = 10;
export const YEARS_AFTER = 9;

const two = (part: number): string => String(part).padStart(2, '0');

export const isoDay = (year: number, month: number, day: number): IsoDay =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

const utc = (day: IsoDay): Date => new Date(`${day}T00:00:00Z`);

/** Returns the day `days` later. */
export function dayAfter(day: IsoDay, days: number): IsoDay {
  const moved = utc(day);
  moved.setUTCDate(moved.getUTCDate() + days);
  return dayAt(moved, 0);
}

/** Returns the first day of the month `months` later. */
export function monthAfter(day: IsoDay, months: number): IsoDay {
  const moved = utc(`${day.slice(0, 7)}-01`);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  return dayAt(moved, 0);
}

/** Returns the weekday; 0 is Monday. */
export const weekdayOf = (day: IsoDay): number => (utc(day).getUTCDay() + 6) % 7;

/** Returns the six weeks on a page of a calendar, from the Monday on or before the first of the month. */
export function weeksOf(month: IsoDay): readonly (readonly IsoDay[])[] {
  const first = `${month.slice(0, 7)}-01`;
  const monday = dayAfter(first, -weekdayOf(first));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => dayAfter(monday, week * 7 + weekday)),
  );
}

/** Formats a day as it is stored and as events are keyed: `2026-1-5`, or `2026-01-05` when padded. */
export function keptDay(day: IsoDay, isPadded: boolean): string {
  if (isPadded) return day;
  const [year, month, date] = day.split('-').map(Number);
  return `${year}-${month}-${date}`;
}

/** Parses both formats. */
export function readDay(kept: string): IsoDay | undefined {
  const [year, month, day] = kept.split('-').map(Number);
  if (!year || !month || !day) return undefined;
  const iso = isoDay(year, month, day);
  const date = utc(iso);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}
