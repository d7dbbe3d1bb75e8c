const FIRST = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const SECOND = [3, ...FIRST];

const control = (digits: readonly number[], weights: readonly number[]): number =>
  (weights.reduce((sum, weight, index) => sum + weight * digits[index]!, 0) % 11) % 10;

/** Whether a Russian person's tax number (INN, 12 digits) has the right two check digits. Source: order of the FNS MM-7-6/435. */
export function isTaxNumber(text: string): boolean {
  if (!/^\d{12}$/.test(text)) return false;
  const digits = [...text].map(Number);
  return control(digits, FIRST) === digits[10] && control(digits, SECOND) === digits[11];
}

/** The highest insurance number without check digits. */
const LAST_UNCHECKED = 1_001_998;

/**
 * Whether a Russian insurance number (SNILS, as `112-233-445 95`) has the right two check digits. Source: resolution 192p of the board of
 * the Pension Fund, 2006, annex 1.
 */
export function isSnils(text: string): boolean {
  const digits = text.replace(/\D/g, '');
  if (digits.length !== 11) return false;
  if (Number(digits.slice(0, 9)) <= LAST_UNCHECKED) return true;
  const sum = [...digits.slice(0, 9)].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0);
  return (sum % 101) % 100 === Number(digits.slice(9));
}
