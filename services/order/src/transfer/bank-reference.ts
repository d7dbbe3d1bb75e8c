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

const withLookAlikes = (text: string): string => text.replaceAll(/./gu, (sign) => LOOK_ALIKE[sign] ?? sign);

/**
 * Returns the form in which bank references are compared: capital letters and digits without spaces, dashes and other
 * characters, whichever alphabet and width they were typed in. Empty when the reference has none of them.
 */
export const referenceKeyOf = (reference: string): string =>
  withLookAlikes(
    reference
      .replaceAll('№', '')
      .normalize('NFKC')
      .toUpperCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, ''),
  );

const MONTHS =
  'ЯНВ|ФЕВ|МАР|АПР|МА[ЙЯ]|ИЮН|ИЮЛ|АВГ|СЕН|ОКТ|НОЯ|ДЕК|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC';
const [DAY, MONTH, YEAR] = ['(?:0?[1-9]|[12]\\d|3[01])', '(?:0?[1-9]|1[0-2])', '(?:20)?[2-3]\\d'] as const;
const DATES = new RegExp(
  [
    `(?<!\\d)${DAY}([./-])${MONTH}\\1${YEAR}(?!\\d)`,
    `(?<!\\d)20[2-3]\\d([./-])${MONTH}\\2${DAY}(?!\\d)`,
    `(?<!\\d)20[2-3]\\d年${MONTH}月${DAY}(?!\\d)日?`,
    `(?<!\\d)${DAY}[ .-]{0,2}(?:${MONTHS})[\\p{L}.]{0,8}(?:[ .-]{0,2}${YEAR}(?!\\d))?`,
    `(?<!\\d)20[2-3]\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?!\\d)`,
    `(?<=ОТ ?)${DAY}[./-]${MONTH}(?!\\d)`,
  ].join('|'),
  'gu',
);
/** Years beside a number, as in 2026/66002. */
const YEARS = /(?<!\d)20[2-3]\d(?!\d)/g;
/** Words after which the number of the transfer follows. */
const NUMBER_WORD =
  /(?:П ?\/? ?П|ПОРУЧЕНИ\p{L}{0,3}|ПЛАТ[ЕЁ]Ж\p{L}{0,6}|ПЛАТ|PAYMENT ORDER|ORDER|PP|NO|N|№|号)[ .:#№-]{0,4}(?=\d)/u;
/** The end of a number that other words follow. */
const WORDS_AFTER = /(?<=\d)[ ,;:()[\]-]{1,4}(?=\p{L}{2}|№).*$/su;

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '').replace(/^0+/, '');

/** Returns the text without what it has beside other digits, else unchanged. */
const without = (text: string, part: RegExp): string => {
  const rest = text.replaceAll(part, ' ');
  return /\d/.test(rest) ? rest : text;
};

/** Returns the number without a last group of one or two digits, such as /1, where at least three digits are left. */
function withoutSuffix(text: string): string {
  const groups = [...text.matchAll(/\d+/g)];
  const [before, last] = groups.slice(-2);
  if (!before || !last || last[0].length > 2) return '';
  const end = before.index + before[0].length;
  // Letters right after a number belong to it.
  if (/^\p{L}/u.test(text.slice(end))) return '';
  const number = digitsOf(text.slice(0, end));
  return number.length >= 3 && !/^20[2-3]\d$/.test(number) ? number : '';
}

/**
 * Returns the numbers that a reference may stand for, without leading zeros: all of its digits, the same without dates
 * and years, before other words, after "п/п" and similar words, and without a suffix such as /1. Two references that
 * share one of them may be of one transfer. A reference without digits has its key.
 */
export function transferNumbersOf(reference: string): string[] {
  const text = reference
    .replaceAll('№', ' № ')
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<=\d)[OОIЗ]{1,9}|[OОIЗ]{1,9}(?=\d)/gu, withLookAlikes);
  const undated = without(without(text, DATES), YEARS);
  const word = NUMBER_WORD.exec(undated);
  const named = word ? undated.slice(word.index + word[0].length) : undated;
  // The text as it was typed comes first: "50 2020/1" is the number 502020, whose end looks like a year.
  const texts = [text, undated, undated.replace(WORDS_AFTER, ''), named, named.replace(WORDS_AFTER, '')];
  const numbers = texts.flatMap((spelling) => [digitsOf(spelling), withoutSuffix(spelling)]);
  const found = [...new Set(numbers)].filter((number) => number !== '').sort();
  return found.length > 0 ? found : [referenceKeyOf(reference)].filter((key) => key !== '');
}
