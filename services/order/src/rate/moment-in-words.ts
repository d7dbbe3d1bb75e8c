import { LOCALES, type Locale, type Texts } from '@mall/validation';

const TAGS: Readonly<Record<Locale, string>> = { ru: 'ru-RU', zh: 'zh-CN', en: 'en-GB' };

/** Where the readers of a language are taken to be. */
const ZONES: Readonly<Record<Locale, readonly [timeZone: string, name: string]>> = {
  ru: ['Europe/Moscow', 'мск'],
  zh: ['Asia/Shanghai', '北京时间'],
  en: ['UTC', 'UTC'],
};

const inEach = (say: (locale: Locale) => string): Texts =>
  Object.fromEntries(LOCALES.map((locale) => [locale, say(locale)])) as Record<Locale, string>;

/** A moment to the minute, with the clock it is read from. */
export const momentTexts = (at: Date): Texts =>
  inEach((locale) => {
    const [timeZone, name] = ZONES[locale];
    const words = new Intl.DateTimeFormat(TAGS[locale], { dateStyle: 'long', timeStyle: 'short', timeZone });
    return `${words.format(at)} (${name})`;
  });
