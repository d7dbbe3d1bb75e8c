/** Cyrillic letters, and Latin letters that pass for digits, with the sign that they look like. */
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
 * What a bank reference is compared by: capital letters and digits without spaces, dashes and other signs, whichever
 * alphabet and width they were typed in. Empty when nothing of that is in it.
 */
export const referenceKeyOf = (reference: string): string =>
  reference
    .replaceAll('№', '')
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/./gu, (sign) => LOOK_ALIKE[sign] ?? sign);
