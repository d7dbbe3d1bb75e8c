/** A pattern for ILIKE that finds the text anywhere; its `%`, `_` and `\` are letters like others. */
export const likeText = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

const PHONE = /^\+?[\d\s().\-–]{4,}$/;
/** What may stand before the national number, in one spelling or another. */
const COUNTRY = /^(?:[78](?=\d{10}$)|86(?=\d{11}$))/;

/**
 * A pattern that finds a phone number, or a part of it, however it was typed or copied: `8 (916) 123-45-67` finds
 * `+79161234567`. `undefined` for text that is no such thing.
 */
export function likePhone(text: string): string | undefined {
  if (!PHONE.test(text.trim())) return undefined;
  const digits = text.replace(/\D/g, '').replace(COUNTRY, '');
  return digits.length < 4 ? undefined : `%${digits}%`;
}
