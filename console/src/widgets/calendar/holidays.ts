import { LegalHoliday } from 'tyme4ts';
import { dayAfter, isoDay, type IsoDay } from './day.js';

/** Days off of a year in China, and weekend days that are worked instead. */
export interface ChineseHolidays {
  readonly daysOff: readonly IsoDay[];
  readonly workedDays: readonly IsoDay[];
}

/** Returns the holidays that the State Council has announced; both lists are empty for a year that is not announced yet. */
export function chineseHolidays(year: number): ChineseHolidays {
  const daysOff: IsoDay[] = [];
  const workedDays: IsoDay[] = [];
  const end = isoDay(year + 1, 1, 1);
  for (let day = isoDay(year, 1, 1); day < end; day = dayAfter(day, 1)) {
    const [, month, date] = day.split('-').map(Number) as [number, number, number];
    const holiday = LegalHoliday.fromYmd(year, month, date);
    if (holiday) (holiday.isWork() ? workedDays : daysOff).push(day);
  }
  return { daysOff, workedDays };
}
