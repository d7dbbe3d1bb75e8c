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
