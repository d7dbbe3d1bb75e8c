import type { Locale } from '../locale.js';
import { languageTags } from './language-tags.js';

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

/** Returns the rules that select the plural form for a number. */
export const pluralRules = keptFormats((tag) => new Intl.PluralRules(tag));
