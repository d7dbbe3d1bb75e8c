import type { Locale } from '@mall/validation';
import { counted } from './plural.js';

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Splits a duration into whole parts; all zero once it has passed. */
export function timeLeft(ms: number): TimeLeft {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor((seconds % 86_400) / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  };
}

const days = {
  ru: { one: 'день', few: 'дня', many: 'дней' },
  zh: { many: '天' },
  en: { one: 'day', many: 'days' },
} as const;

/** Formats days: `41 день` */
export const daysText = (count: number, locale: Locale): string => counted(count, days[locale], locale);

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats a countdown: `2 дня 04:31:07`; the days are omitted on the last one. */
export function countdownText(ms: number, locale: Locale): string {
  const left = timeLeft(ms);
  const clock = `${two(left.hours)}:${two(left.minutes)}:${two(left.seconds)}`;
  return left.days > 0 ? `${daysText(left.days, locale)} ${clock}` : clock;
}
