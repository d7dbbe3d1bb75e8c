import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/core';
import { spellText } from '../text-kinds.js';
import { COUNTRIES } from './countries.js';

/** Digits that are a Chinese mobile number without a plus. */
const CHINESE = /^(?:(?:00)?86)?1[3-9]\d{9}$/;
/** Digits that are a Russian mobile number without its country. */
const RUSSIAN = /^9\d{9}$/;
const ACCEPTED = /^\+(?:7\d{10}|861[3-9]\d{9})$/;

/**
 * Converts a phone number in any spelling to its canonical form: `+7…` for Russia and Kazakhstan, `+86…` for China; `undefined` for
 * anything else. Eleven digits from 13 to 19 are Chinese; a trunk prefix 8 is replaced by +7. Ten digits from 9 are Russian;
 * other ten digits need a country code of 7. A link `tel:` is read as its number.
 */
export const normaliseMobile = (typed: string, countryCode = ''): string | undefined =>
  parseMobile(typed, countryCode)?.number;

/** Parses what `normaliseMobile` accepts. */
export function parseMobile(typed: string, countryCode = ''): PhoneNumber | undefined {
  const text = spellText.code(typed).replace(/^tel:/i, '');
  const digits = text.replace(/\D/g, '');
  if (digits.length < 11 && !countryCode.includes('7') && !RUSSIAN.test(digits)) return undefined;
  const defaultCountry = CHINESE.test(digits) ? 'CN' : 'RU';
  const found = parsePhoneNumberFromString(text, { defaultCountry, extract: false }, COUNTRIES);
  return found && !found.ext && ACCEPTED.test(found.number) ? found : undefined;
}
