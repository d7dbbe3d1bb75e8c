/** Cyrillic letters, and Latin letters that look like digits, with the character that they resemble. */
const LOOK_ALIKE: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  Ё: 'E',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: '0',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  З: '3',
  O: '0',
  I: '1',
};

/**
 * Returns the form in which bank references are compared: capital letters and digits without spaces, dashes and other
 * characters, whichever alphabet and width they were typed in. Empty when the reference has none of them.
 */
export const referenceKeyOf = (reference: string): string =>
  reference
    .replaceAll('№', '')
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/./gu, (sign) => LOOK_ALIKE[sign] ?? sign);
