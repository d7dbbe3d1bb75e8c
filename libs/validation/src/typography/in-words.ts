import { LOCALES, type Locale } from '../locale.js';
import type { Texts } from '../texts.js';
import { dateFormat } from './formats.js';
import { BORDER_CLOCK, BORDER_ZONE } from './border-clock.js';
import { money } from './money.js';

const inEach = (say: (locale: Locale) => string): Texts =>
  Object.fromEntries(LOCALES.map((locale) => [locale, say(locale)])) as Record<Locale, string>;

/** An amount as screens show it to each reader. */
export const amountTexts = (minor: number, currency: string): Texts =>
  inEach((locale) => money(minor, currency, locale));

/** A day `yyyy-MM-dd` as each reader writes it; anything else stays as it is. */
export const dayTexts = (date: string): Texts =>
  inEach((locale) =>
    /^\d{4}-\d{2}-\d{2}$/.test(date)
      ? dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
      : date,
  );

/** A moment to the minute, with the clock it is read from. */
export const momentTexts = (at: Date): Texts =>
  inEach((locale) => {
    const format = dateFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone: BORDER_ZONE,
    });
    return `${format.format(at)} ${BORDER_CLOCK[locale]}`;
  });
