import type { Texts } from '../texts.js';

/** The time zone of the border. Contracts, documents, order pages and messages share it, so that all name the same day. */
export const BORDER_ZONE = 'Asia/Vladivostok';

/** Hours that the border's clock is ahead of UTC, the whole year. */
export const BORDER_HOURS = 10;

/** The zone's name after a time. */
export const BORDER_CLOCK: Texts = {
  ru: 'по Владивостоку',
  zh: '符拉迪沃斯托克时间',
  en: 'Vladivostok time',
};

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

/** Returns the day that many days after another one, `yyyy-MM-dd`; before it for a negative number. */
export const dayAfter = (day: string, days: number): string => dayAt(new Date(day), 24 * days);

/** Returns the later of two days `yyyy-MM-dd`. */
export const laterDay = (one: string, other: string): string => (one > other ? one : other);

/** Returns a moment as the mall family writes it: `yyyy-MM-dd HH:mm:ss`, UTC. */
export function wireTime(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}
