import { LOCALES, type Locale, type Texts } from '../texts.js';

const TAGS: Readonly<Record<Locale, string>> = { ru: 'ru-RU', zh: 'zh-CN', en: 'en-GB' };

const inEach = (say: (tag: string) => string): Texts =>
  Object.fromEntries(LOCALES.map((locale) => [locale, say(TAGS[locale])])) as Record<Locale, string>;

/** `1 234 567,89 RUB` in the habit of each reader; the code of the currency is one everywhere. */
export const amountTexts = (minor: number, currency: string): Texts =>
  inEach((tag) => {
    const amount = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return `${amount.format(minor / 100)} ${currency}`;
  });

/** A day `yyyy-MM-dd` as each reader writes it; anything else stays as it is. */
export const dayTexts = (date: string): Texts =>
  inEach((tag) =>
    /^\d{4}-\d{2}-\d{2}$/.test(date)
      ? new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
      : date,
  );
