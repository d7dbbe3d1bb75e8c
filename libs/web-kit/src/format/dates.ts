import type { Locale } from '@mall/validation';
import { BORDER_CLOCK, BORDER_ZONE, dateFormat, dayAt } from '@mall/validation/typography';

/** Parses an instant of the wire: ISO 8601, or `yyyy-MM-dd HH:mm:ss` in UTC. */
export function instant(text: string): Date {
  const hasZone = /[zZ]|[+-]\d{2}:?\d{2}$/.test(text);
  return new Date(hasZone ? text : `${text.replace(' ', 'T')}Z`);
}

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };
const SHORT_DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const CLOCK: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

/** Formats a calendar day of the wire (`2026-11-21`): the same day in every time zone. */
export function day(text: string, locale: Locale): string {
  return dateFormat(locale, { ...DAY, timeZone: 'UTC' }).format(new Date(`${text.slice(0, 10)}T00:00:00Z`));
}

/**
 * Formats days of the wire as a range: `12–24 января`, `28 января – 4 февраля`. Years are named where the range has two.
 */
export function dayRange(from: string, to: string, locale: Locale): string {
  const format = dateFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  if (locale === 'zh') return chineseRange(from, to);
  // Server and browsers put different spaces around the dash. British English has them between two numbers, which its books do not.
  const text = format.formatRange(new Date(from), new Date(to)).replace(/\s+/g, ' ');
  return text.replace(/ ?– ?/, ' – ').replace(/^(\d+) – (?=\d+ \D+$)/, '$1–');
}

/** The format of the library writes `1/12 – 1/24`. */
function chineseRange(from: string, to: string): string {
  const [year, month, date] = from.split('-').map(Number);
  const [lastYear, lastMonth, lastDate] = to.split('-').map(Number);
  if (year !== lastYear) return `${year}年${month}月${date}日至${lastYear}年${lastMonth}月${lastDate}日`;
  if (month !== lastMonth) return `${month}月${date}日至${lastMonth}月${lastDate}日`;
  return date === lastDate ? `${month}月${date}日` : `${month}月${date}日至${lastDate}日`;
}

/** Formats the month of a registration: `11.2023`. */
export function month(text: string, locale: Locale): string {
  const date = new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return dateFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);
}

/** Formats the day of an instant in the reader's time zone: `21 ноября 2026 г.` */
export const dayOf = (at: string, locale: Locale, timeZone?: string): string =>
  dateFormat(locale, { ...DAY, timeZone }).format(instant(at));

/** Formats a short day: `21 нояб.` */
export const shortDayOf = (at: string, locale: Locale, timeZone?: string): string =>
  dateFormat(locale, { ...SHORT_DAY, timeZone }).format(instant(at));

const MOSCOW: Readonly<Record<Locale, string>> = { ru: 'МСК', zh: '莫斯科时间', en: 'Moscow time' };

/** Returns the name of a time zone, by default the reader's own: `МСК`, `по Владивостоку`, otherwise `UTC+9`. */
export function zoneName(at: Date, locale: Locale, timeZone?: string): string {
  const zone = timeZone ?? dateFormat('en').resolvedOptions().timeZone;
  if (zone === 'Europe/Moscow') return MOSCOW[locale];
  if (zone === BORDER_ZONE) return BORDER_CLOCK[locale];
  const parts = dateFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC';
  return offset.replace('GMT', 'UTC').replace('-', '−');
}

/** Formats `24 ноября, 18:30`, without the year, for events soon or lately. */
export function moment(at: string, locale: Locale, timeZone?: string): string {
  const format = dateFormat(locale, {
    day: 'numeric',
    month: 'long',
    ...CLOCK,
    timeZone,
  });
  return format.format(instant(at)).replace(' в ', ', ').replace(' at ', ', ');
}

/** Formats `24 ноября, 18:30 МСК`: for deadlines, where the zone matters. */
export const deadline = (at: string, locale: Locale, timeZone?: string): string =>
  `${moment(at, locale, timeZone)} ${zoneName(instant(at), locale, timeZone)}`;

/** Formats a complete instant in the reader's time zone: `24 ноября 2026 г., 18:30:05 МСК`. */
export function wholeMoment(at: string, locale: Locale): string {
  const when = instant(at);
  const clock = dateFormat(locale, { ...CLOCK, second: '2-digit' }).format(when);
  return `${dayOf(at, locale)}, ${clock} ${zoneName(when, locale)}`;
}

/** Returns today in the reader's time zone, in the wire's format. */
export const today = (now = new Date()): string => dayAt(now, -now.getTimezoneOffset() / 60);
