const ALPHABET = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const WEIGHTS = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];

/** Matches a Chinese unified social credit code: 18 characters, no I, O, S, V or Z. */
export const USCC = /^[0-9A-HJ-NPQRTUWXY]{18}$/;

/** Returns the last character of a code, which follows from the 17 before it. Source: GB 32100-2015, section 4. */
export function usccCheckSign(code: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * ALPHABET.indexOf(code[index]!), 0);
  return ALPHABET[(31 - (sum % 31)) % 31]!;
}

/** Whether the code has the right form and check character. */
export function isUscc(code: string): boolean {
  return USCC.test(code) && usccCheckSign(code) === code[17];
}
