import { groupsOfThree } from './groups-of-three.js';

const NBSP = '\u00a0';

/** A digit, or its substitute in a masked number. */
const D = '[\\d•*]';
const RUSSIAN = new RegExp(`^(?:\\+7|8)(${D}{3})(${D}{3})(${D}{2})(${D}{2})$`);
const CHINESE = new RegExp(`^(?:\\+?86(?=${D}{11}$)|(?=1))(${D}{3})(${D}{4})(${D}{4})$`);
const ABROAD = /^\+\d{8,15}$/;

/**
 * Formats a phone number: `+7 916 123-45-67`, `+86 138 0013 8000`; masked and other foreign numbers are grouped too. The spaces do
 * not break, and every phone field accepts the result. Other text is returned unchanged. Own code, because accounts and addresses
 * only accept Russian and Chinese numbers: the library that knows all countries is as large as the storefront's home page.
 */
export function phone(number: string): string {
  const bare = number.replace(/[\s()\-–.]/g, '').replace(/^7(?=\d{10}$)/, '+7');
  const russian = RUSSIAN.exec(bare);
  if (russian) return `+7${NBSP}${russian[1]}${NBSP}${russian[2]}-${russian[3]}-${russian[4]}`;
  const chinese = CHINESE.exec(bare);
  if (chinese) return `+86${NBSP}${chinese[1]}${NBSP}${chinese[2]}${NBSP}${chinese[3]}`;
  if (ABROAD.test(bare)) return `+${groupsOfThree(bare.slice(1), NBSP)}`;
  return number;
}
