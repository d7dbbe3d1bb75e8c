import { BORDER_HOURS } from './border-clock.js';

const HOUR_MS = 3_600_000;

/** Returns the day of a moment, `yyyy-MM-dd`, on a clock that is `hoursAhead` of UTC. */
export const dayAt = (at: Date, hoursAhead: number): string =>
  // eslint-disable-next-line no-restricted-syntax -- This is the one place where a moment becomes a day.
  new Date(at.getTime() + hoursAhead * HOUR_MS).toISOString().slice(0, 10);

/** UTC+14, the zone in which each day begins first. */
const FIRST_ZONE_HOURS = 14;

/**
 * Returns the newest day, `yyyy-MM-dd`, that has begun somewhere on Earth. It is the last day of what has happened
 * already: in Moscow, a page that names days of Vladivostok is read when that day has not begun in Moscow.
 */
export const newestDay = (at = new Date()): string => dayAt(at, FIRST_ZONE_HOURS);

/**
 * Returns the day at the border, `yyyy-MM-dd`; the present day by default. Age bands, tariffs, badges and papers count by it, so
 * that a car is not three years old in one place and younger in another.
 */
export const borderDay = (at = new Date()): string => dayAt(at, BORDER_HOURS);
