/** Characters of a derived user name after its first word; letters and digits that are easily confused are left out. */
const CHARACTERS = 'abcdefghkmnprstuvwxyz23456789';
const LENGTH = 10;

/**
 * Returns a user name for a person who has chosen none; they sign in by phone. It does not contain the phone number, because others
 * may see user names.
 */
export const ownName = (random: Uint8Array = crypto.getRandomValues(new Uint8Array(LENGTH))): string =>
  `buyer${Array.from(random, (byte) => CHARACTERS[byte % CHARACTERS.length]).join('')}`;

/** Returns the last digits of a phone number, by which its owner recognises it and nobody else. */
export const lastDigits = (mobile: string): string => mobile.replaceAll(/\D/g, '').slice(-4);
