/** The largest amount. Prescribed. */
export const AMOUNT_MAX = '99999999999999';
/** Maximum length of an amount field. Prescribed. */
export const AMOUNT_LENGTH = 32;
/** Shown while an amount is blank. Prescribed. */
export const AMOUNT_BLANK = '0.00';

interface Range {
  readonly min: string;
  readonly max: string;
}

/** Orders two non-negative decimal texts; exact for any number of digits. */
export function compareAmounts(one: string, other: string): number {
  const parts = (text: string) => {
    const [whole = '', fraction = ''] = text.split('.');
    return { whole: whole.replace(/^0+(?=\d)/, ''), fraction };
  };
  const a = parts(one);
  const b = parts(other);
  if (a.whole.length !== b.whole.length) return a.whole.length - b.whole.length;
  const width = Math.max(a.fraction.length, b.fraction.length);
  const left = a.whole + a.fraction.padEnd(width, '0');
  const right = b.whole + b.fraction.padEnd(width, '0');
  return left < right ? -1 : Number(left > right);
}

/** Clamps an amount to the range; an empty text stays empty. */
export function clampAmount(amount: string, { min, max }: Range): string {
  if (amount === '') return amount;
  if (compareAmounts(amount, min) < 0) return min;
  return compareAmounts(amount, max) > 0 ? max : amount;
}

/** Formats hundredths as the text of an amount field: 12345 is `123.45`. */
export function amountOfMinor(minor: number | null | undefined): string {
  if (minor === null || minor === undefined || !Number.isSafeInteger(minor) || minor < 0) return '';
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}

/** Parses the text of an amount field to hundredths; null when it is empty. */
export function minorOfAmount(amount: string): number | null {
  const [whole = '', fraction = ''] = amount.split('.');
  const digits = whole + fraction.slice(0, 2).padEnd(2, '0');
  return amount === '' || !/^\d+$/.test(digits) ? null : Number(digits);
}
