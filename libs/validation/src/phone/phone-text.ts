import type { PhoneNumber } from 'libphonenumber-js/core';
import { groupsOfThree } from '../typography/groups-of-three.js';
import { spellText } from '../text-kinds.js';
import { parseMobile } from './mobile.js';

const NBSP = '\u00a0';

/** A substitute for a digit in a masked number. */
const HIDDEN = /[•*]/;
const ABROAD = /^\+\d{8,15}$/;
/** Digits of a number of each country, which stand for hidden ones: the groups depend on the first digits. */
const EXAMPLES = ['79123456789', '8613123456789'];

/**
 * Formats a phone number: `+7 916 123-45-67`, `+86 138 0013 8000`; masked and other foreign numbers are grouped too. The spaces do
 * not break, and every phone field accepts the result. Other text is returned unchanged.
 */
export function phone(number: string): string {
  const bare = withCountry(spellText.code(number).replace(/[\s()\-.]/g, ''));
  const whole = HIDDEN.test(bare) ? withExample(bare) : bare;
  const known = whole && parseMobile(whole);
  if (known) return hiddenAgain(international(known), bare);
  return ABROAD.test(bare) ? `+${groupsOfThree(bare.slice(1), NBSP)}` : number;
}

/** Returns a number of eleven digits, some of them hidden, with its country. */
const withCountry = (bare: string): string =>
  bare.length === 11 ? bare.replace(/^[78]/, '+7').replace(/^1/, '+861') : bare;

/** Returns the calling code and the groups that the country itself uses. */
function international(number: PhoneNumber): string {
  const groups = number.format('NATIONAL', { nationalPrefix: false });
  return `+${number.countryCallingCode} ${groups}`.replace(/ /g, NBSP);
}

/** Returns a masked number with digits in place of the hidden ones. */
function withExample(masked: string): string | undefined {
  const bare = masked.replace(/^\+/, '');
  const example = EXAMPLES.find((one) => one.length === bare.length && bare.startsWith(one[0]!));
  return example && `+${[...bare].map((sign, at) => (/\d/.test(sign) ? sign : example[at]!)).join('')}`;
}

/** Hides the digits of a formatted number that were hidden before it was formatted. */
function hiddenAgain(formatted: string, bare: string): string {
  const signs = [...bare.replace(/^\+/, '')];
  const hidden = signs.map((sign) => (/\d/.test(sign) ? undefined : sign));
  if (hidden.every((sign) => sign === undefined)) return formatted;
  let at = 0;
  return formatted.replace(/\d/g, (digit) => hidden[at++] ?? digit);
}
