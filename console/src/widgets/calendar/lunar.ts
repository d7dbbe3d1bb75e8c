import { SolarDay } from 'tyme4ts';
import { LUNAR_FIRST, LUNAR_LAST, type IsoDay } from './day.js';

/** The facts of the Chinese calendar about a day, in Chinese. */
export interface LunarFacts {
  /** `初一`; on the first day of a month the name of the month, `正月`. */
  readonly lunar: string;
  /** The solar term that begins on this day. */
  readonly term?: string;
  /** Festivals of both calendars. */
  readonly festival?: string;
}

/** Returns the facts of a day; undefined outside 1900 to 2100. */
export function lunarFacts(day: IsoDay): LunarFacts | undefined {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  if (year < LUNAR_FIRST || year > LUNAR_LAST) return undefined;
  const solar = SolarDay.fromYmd(year, month, date);
  const lunar = solar.getLunarDay();
  const term = solar.getTermDay();
  const festival = [lunar.getFestival()?.getName(), solar.getFestival()?.getName()].filter(Boolean).join(' ');
  return {
    lunar: lunar.getName() === '初一' ? lunar.getLunarMonth().getName() : lunar.getName(),
    ...(term.getDayIndex() === 0 && { term: term.getName() }),
    ...(festival && { festival }),
  };
}
