import type { Locale } from '../locale.js';
import { languageTags } from './language-tags.js';

/**
 * A format for each language and set of options, made when it is first needed. Making one takes as long as writing some thirty
 * numbers with it, and a page of cars writes hundreds.
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

/** Numbers as the reader writes them. */
export const numberFormat = keptFormats(
  (tag, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);

/** Days and times as the reader writes them. */
export const dateFormat = keptFormats(
  (tag, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);

/** Which form of a counted word goes with a number. */
export const pluralRules = keptFormats((tag) => new Intl.PluralRules(tag));
