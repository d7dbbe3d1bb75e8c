import { LOCALES, type Locale } from '../locale.js';
import type { Texts } from '../texts.js';
import { dateFormat } from './formats.js';
import { BORDER_CLOCK, BORDER_ZONE } from './days.js';
import { money } from './money.js';

const inEach = (say: (locale: Locale) => string): Texts =>
  Object.fromEntries(LOCALES.map((locale) => [locale, say(locale)])) as Record<Locale, string>;

/** Formats an amount as shown on screen, in each language. */
export const amountTexts = (minor: number, currency: string): Texts =>
  inEach((locale) => money(minor, currency, locale));

/** Formats a day `yyyy-MM-dd` in each language; returns other text unchanged. */
export const dayTexts = (date: string): Texts =>
  inEach((locale) =>
    /^\d{4}-\d{2}-\d{2}$/.test(date)
      ? dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
      : date,
  );

/** Formats an instant to the minute, with the name of its time zone, in each language. */
export const momentTexts = (at: Date): Texts =>
  inEach((locale) => {
    const format = dateFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: BORDER_ZONE,
    });
    return `${format.format(at)} ${BORDER_CLOCK[locale]}`;
  });
