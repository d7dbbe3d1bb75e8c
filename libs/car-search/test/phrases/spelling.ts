/** Ways in which people write Latin codes in Russian letters. Kept apart from the tables that the search reads. */

const LOOKS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'ABCEHKMOPTXY'].map((letter, at) => [letter, 'АВСЕНКМОРТХУ'[at]!]),
);

/** Returns a code whose letters are replaced by Russian ones that look the same; `undefined` when one has no counterpart. */
export function byLook(code: string): string | undefined {
  const letters = [...code.toUpperCase()].map((letter) => (/[A-Z]/.test(letter) ? LOOKS[letter] : letter));
  return letters.includes(undefined) ? undefined : letters.join('');
}

const CALLED: Readonly<Record<string, readonly string[]>> = {
  A: ['а', 'эй'],
  B: ['бэ', 'би'],
  C: ['си', 'цэ'],
  D: ['ди', 'дэ'],
  E: ['е', 'и'],
  F: ['эф', 'эф'],
  G: ['джи', 'гэ'],
  H: ['аш', 'эйч'],
  I: ['ай', 'и'],
  J: ['джей', 'джей'],
  K: ['ка', 'кей'],
  L: ['эль', 'эл'],
  M: ['эм', 'эм'],
  N: ['эн', 'эн'],
  O: ['о', 'оу'],
  P: ['пэ', 'пи'],
  Q: ['ку', 'кью'],
  R: ['эр', 'ар'],
  S: ['эс', 'эс'],
  T: ['тэ', 'ти'],
  U: ['у', 'ю'],
  V: ['вэ', 'ви'],
  W: ['дабл ю', 'дабл ю'],
  X: ['икс', 'экс'],
  Y: ['игрек', 'уай'],
  Z: ['зет', 'зед'],
};

const SOUNDS: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'ABDEFGIKLMNOPRSTUVZ'].map((letter, at) => [letter, 'абдефгиклмнопрстувз'[at]!])),
  C: 'с',
  H: 'х',
  J: 'дж',
  Q: 'к',
  W: 'в',
  X: 'кс',
  Y: 'у',
};

/** Returns a code letter by letter as it sounds: `VV6` is `вв6`. */
export const bySound = (code: string): string =>
  [...code.toUpperCase()].map((letter) => SOUNDS[letter] ?? letter).join('');

const NUMBERS = 'ноль один два три четыре пять шесть семь восемь девять десять'.split(' ');
const TENS = 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто'.split(' ');

/** Writes numbers up to 99 in words; larger ones, and those that begin with 0, digit by digit. */
function numberInWords(digits: string): string {
  const number = Number(digits);
  if (digits.startsWith('0') || number > 99 || (number > 10 && number < 20))
    return [...digits].map((digit) => NUMBERS[Number(digit)]!).join(' ');
  if (number <= 10) return NUMBERS[number]!;
  return `${TENS[Math.floor(number / 10) - 2]!}${number % 10 > 0 ? ` ${NUMBERS[number % 10]!}` : ''}`;
}

export interface SpellingStyle {
  /** Index of the name of a letter. */
  readonly name: 0 | 1;
  readonly hasNumbersInWords: boolean;
  readonly separator: '' | ' ' | '-';
}

/** Returns a code by the names of its letters: `CR-V` is `си ар ви`. Words of three letters and more stay as they are. */
export function byNames(code: string, { name, hasNumbersInWords, separator }: SpellingStyle): string {
  const parts = code.toUpperCase().match(/[A-Z]|\d+/g) ?? [];
  return parts
    .map((part) => {
      if (/\d/.test(part)) return hasNumbersInWords ? numberInWords(part) : part;
      return CALLED[part]![name]!;
    })
    .join(separator);
}

/** Whether a text is up to three Latin letters, digits, and at most two letters, as people spell letter by letter. */
export const isCode = (text: string): boolean =>
  /^[A-Z]{1,3}(-[A-Z]{1,2})?\d{0,3}[A-Z]?$/.test(text) && !/^[A-Z]$/.test(text);

const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

/** Returns the text as typed in the other keyboard layout. */
export const inWrongLayout = (text: string): string =>
  [...text.toLowerCase()]
    .map((letter) => {
      const [russian, latin] = [RUSSIAN_KEYS.indexOf(letter), LATIN_KEYS.indexOf(letter)];
      return russian >= 0 ? LATIN_KEYS[russian]! : latin >= 0 ? RUSSIAN_KEYS[latin]! : letter;
    })
    .join('');
