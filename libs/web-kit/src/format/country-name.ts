import type { Locale } from '@mall/validation';
import { languageTags } from '@mall/validation/typography';

/** A country by its ISO code, as the reader calls it; what is no such code stays as it is. */
export const countryName = (code: string, locale: Locale): string =>
  /^[A-Z]{2}$/.test(code)
    ? (new Intl.DisplayNames(languageTags[locale], { type: 'region' }).of(code) ?? code)
    : code;
