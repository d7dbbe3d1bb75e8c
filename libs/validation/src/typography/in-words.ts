import { LOCALES, type Locale, type Texts } from '../texts.js';

const TAGS: Readonly<Record<Locale, string>> = { ru: 'ru-RU', zh: 'zh-CN', en: 'en-GB' };

/** Where the readers of a language are taken to be, and how they name its clock. */
const CLOCKS: Readonly<
  Record<Locale, { readonly timeZone: string; readonly by: (moment: string) => string }>
> = {
  ru: { timeZone: 'Europe/Moscow', by: (moment) => `${moment} (мск)` },
  zh: { timeZone: 'Asia/Shanghai', by: (moment) => `北京时间${moment}` },
  en: { timeZone: 'UTC', by: (moment) => `${moment} (UTC)` },
};

const inEach = (say: (tag: string, locale: Locale) => string): Texts =>
  Object.fromEntries(LOCALES.map((locale) => [locale, say(TAGS[locale], locale)])) as Record<Locale, string>;

const SIGNS: Readonly<Record<string, string>> = { CNY: '¥', RUB: '₽' };

/** `1 234 567,89 ₽` in the habit of each reader, with the sign that screens show too. */
export const amountTexts = (minor: number, currency: string): Texts =>
  inEach((tag) => {
    const amount = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
    return `${amount.format(minor / 100)} ${SIGNS[currency] ?? currency}`;
  });

/** A day `yyyy-MM-dd` as each reader writes it; anything else stays as it is. */
export const dayTexts = (date: string): Texts =>
  inEach((tag) =>
    /^\d{4}-\d{2}-\d{2}$/.test(date)
      ? new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
      : date,
  );

/** A moment to the minute, with the clock it is read from. */
export const momentTexts = (at: Date): Texts =>
  inEach((tag, locale) => {
    const { timeZone, by } = CLOCKS[locale];
    return by(new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(at));
  });
