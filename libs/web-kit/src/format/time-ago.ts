import type { Locale } from '@mall/validation';
import { relativeFormat } from '@mall/validation/typography';
import { dayOf, instant } from './dates.js';

const JUST_NOW: Readonly<Record<Locale, string>> = { ru: 'только что', zh: '刚刚', en: 'just now' };

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/**
 * Formats the time since an instant: up to 30 s "just now", then minutes up to an hour, hours up to 24, one day up to 48, then the
 * date. The thresholds are prescribed.
 */
export function timeAgo(at: string, locale: Locale, now = Date.now()): string {
  const elapsed = now - instant(at).getTime();
  const relative = relativeFormat(locale);
  if (elapsed < 30 * SECOND) return JUST_NOW[locale];
  if (elapsed < HOUR) return relative.format(-Math.ceil(elapsed / (60 * SECOND)), 'minute');
  if (elapsed < 24 * HOUR) return relative.format(-Math.floor(elapsed / HOUR), 'hour');
  if (elapsed < 48 * HOUR) return relative.format(-1, 'day');
  return dayOf(at, locale);
}
