/** Digits with what people write between them; hyphens and dashes of every kind. */
const PHONE = /^\+?[\d\s().\-\u2010-\u2015\u2212]{4,}$/;
/** Country prefixes of a phone number in its various spellings. */
const COUNTRY = /^(?:[78](?=\d{10}$)|86(?=\d{11}$))/;

/**
 * Returns a pattern that finds a phone number, or a part of it, in any spelling: `8 (916) 123-45-67` finds `+79161234567`.
 * `undefined` for text that is not a phone number.
 */
export function likePhone(text: string): string | undefined {
  if (!PHONE.test(text.trim())) return undefined;
  const digits = text.replace(/\D/g, '').replace(COUNTRY, '');
  return digits.length < 4 ? undefined : `%${digits}%`;
}
