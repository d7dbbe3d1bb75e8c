import type { Locale } from '@mall/validation';
import { countryNames } from '@mall/validation/typography';

/** Returns a country's name in the reader's language by its ISO code; other text unchanged. */
export const countryName = (code: string, locale: Locale): string =>
  /^[A-Z]{2}$/.test(code) ? (countryNames(locale).of(code) ?? code) : code;
