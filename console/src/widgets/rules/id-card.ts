/** The longest number. Prescribed. */
export const ID_CARD_MAX = 18;

/** Problems of the number of an identity card, in the order of checking. */
export type IdCardProblem = 'format' | 'region' | 'check';

/** The first two digits: provinces, autonomous regions, Hong Kong, Macao, residence permits and abroad (GB/T 2260). */
const REGIONS = new Set(
  '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 71 81 82 83 91'.split(
    ' ',
  ),
);

const LONG = /^[1-9]\d{5}(\d{4})(\d{2})(\d{2})\d{3}[\dX]$/;
const SHORT = /^[1-9]\d{5}(\d{2})(\d{2})(\d{2})\d{3}$/;

/** Normalises the text: without spaces around it, the check letter as a capital. */
export const idCardText = (typed: string): string => typed.trim().replace('x', 'X').slice(0, ID_CARD_MAX);

/** Returns the date of birth in the number, `1990-03-07`; undefined when the format or the day is invalid. */
export function birthDateOf(number: string): string | undefined {
  const [, year, month, day] = LONG.exec(number) ?? SHORT.exec(number) ?? [];
  if (!year || !month || !day) return undefined;
  const date = `${year.length === 2 ? `19${year}` : year}-${month}-${day}`;
  const instant = new Date(`${date}T00:00:00Z`);
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
  return isReal && date >= '1800' ? date : undefined;
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_DIGITS = '10X98765432';

/** Computes the 18th character from the first 17 digits (GB 11643, ISO 7064 MOD 11-2). */
export function checkDigitOf(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return CHECK_DIGITS[sum % 11]!;
}

/** Checks 15 and 18 digits. Empty and masked numbers (with `*`) pass. */
export function idCardProblem(number: string): IdCardProblem | undefined {
  if (number === '' || number.includes('*')) return undefined;
  if (!birthDateOf(number)) return 'format';
  if (!REGIONS.has(number.slice(0, 2))) return 'region';
  return number.length === ID_CARD_MAX && checkDigitOf(number) !== number[17] ? 'check' : undefined;
}
