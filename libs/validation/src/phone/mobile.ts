import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/core';
import { spellText } from '../text-kinds.js';
import { COUNTRIES } from './countries.js';

/** Digits that are a Chinese mobile number without a plus. */
const CHINESE = /^(?:(?:00)?86)?1[3-9]\d{9}$/;
/** Text that people and programs write before a number: a link to it, or a word for it. */
const LABEL =
  /^(?:(?:https?:\/\/)?wa\.me\/|(?:tel|callto|phone|mobile|mob|тел|телефон|т|моб|мобильный|电话|手机|手机号|联系电话)(?:[.:：\s]+|(?=[+\d(])))+/iu;
/** The sign behind a number in a sentence. */
const END = / ?[,.;:]$/;
/** The prefix of calls to another country, from Russia and from China, with the country. */
const ABROAD = /^(?:8[\s-]?10|00)[\s-]?(?=7|86)/;
/** A country in brackets. */
const BRACKETED = /^\((\+?(?:7|86))\)/;
/** Digits that are a Russian mobile number without its country. */
const RUSSIAN = /^9\d{9}$/;
const ACCEPTED = /^\+(?:7\d{10}|861[3-9]\d{9})$/;

/**
 * Converts a phone number in any spelling to its canonical form: `+7…` for Russia and Kazakhstan, `+86…` for China; `undefined` for
 * anything else. Eleven digits from 13 to 19 are Chinese; a trunk prefix 8 is replaced by +7. Ten digits from 9 are Russian;
 * other ten digits need a country code of 7. A link to a number, or a word for one in front of it, is read as the number.
 */
export const normaliseMobile = (typed: string, countryCode = ''): string | undefined =>
  parseMobile(typed, countryCode)?.number;

/** Parses what `normaliseMobile` accepts. */
export function parseMobile(typed: string, countryCode = ''): PhoneNumber | undefined {
  const text = barePhone(typed);
  const digits = text.replace(/\D/g, '');
  if (digits.length < 11 && !countryCode.includes('7') && !RUSSIAN.test(digits)) return undefined;
  const defaultCountry = CHINESE.test(digits) ? 'CN' : 'RU';
  const found = parsePhoneNumberFromString(text, { defaultCountry, extract: false }, COUNTRIES);
  return found && !found.ext && ACCEPTED.test(found.number) ? found : undefined;
}

/** Returns a pasted number without what is around it. */
const barePhone = (typed: string): string =>
  spellText
    .code(spellText.line(typed).replace(LABEL, ''))
    .replace(END, '')
    .replace(BRACKETED, '$1')
    .replace(ABROAD, '+');
