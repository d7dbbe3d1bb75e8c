import type { Locale } from '../locale.js';

/** BCP 47 tags for Intl and for `lang`. */
export const languageTags: Readonly<Record<Locale, string>> = { ru: 'ru-RU', zh: 'zh-CN', en: 'en-GB' };

/**
 * Caches a format for each language and set of options. Creating one takes as long as formatting some thirty numbers, and a page of
 * cars formats hundreds.
 */
function keptFormats<Options, Format>(make: (tag: string, options?: Options) => Format) {
  const kept = new Map<string, Format>();
  return (locale: Locale, options?: Options): Format => {
    const key = locale + JSON.stringify(options);
    let format = kept.get(key);
    if (!format) kept.set(key, (format = make(languageTags[locale], options)));
    return format;
  };
}

/** Returns a number format in the reader's convention. */
export const numberFormat = keptFormats(
  (tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);

/** Returns a date format in the reader's convention. */
export const dateFormat = keptFormats(
  (tag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);

/** Returns a format for times relative to now, with digits always. */
export const relativeFormat = keptFormats((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'always' }));

/** Returns the names of countries. */
export const countryNames = keptFormats((tag) => new Intl.DisplayNames(tag, { type: 'region' }));

/** Returns the rules that select the plural form for a number. */
export const pluralRules = keptFormats((tag) => new Intl.PluralRules(tag));

/** Formats a number with the reader's separators; four digits are not separated, as in years. */
export const figure = (value: number, locale: Locale): string =>
  numberFormat(locale, { useGrouping: 'min2', maximumFractionDigits: 20 }).format(value);
