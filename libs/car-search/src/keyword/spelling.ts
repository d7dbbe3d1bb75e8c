import { distance } from 'fastest-levenshtein';

const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const switched = new Map<string, string>(
  [...RUSSIAN_KEYS].flatMap((letter, at) => [
    [letter, LATIN_KEYS[at]!],
    [LATIN_KEYS[at]!, letter],
  ]),
);

/** Returns the same keys in the other keyboard layout: `ещнщеф` is `toyota`. */
export function inOtherLayout(typed: string): string {
  return [...typed.toLowerCase()].map((letter) => switched.get(letter) ?? letter).join('');
}

type Sounds = readonly (readonly [string, string])[];

/** Transliterations, longer spellings first. */
const TO_LATIN: Sounds = [
  ['дж', 'j'],
  ['кс', 'x'],
  ['щ', 'sch'],
  ['ш', 'sh'],
  ['ч', 'ch'],
  ['ж', 'zh'],
  ['ц', 'ts'],
  ['ю', 'yu'],
  ['я', 'ya'],
  ['х', 'h'],
  ['й', 'y'],
  ['ы', 'y'],
  ['э', 'e'],
  ['ъ', ''],
  ['ь', ''],
  ...[...'абвгдезиклмнопрстуф'].map((letter, at) => [letter, 'abvgdeziklmnoprstuf'[at]!] as const),
];

const TO_RUSSIAN: Sounds = [
  ['sch', 'щ'],
  ['sh', 'ш'],
  ['ch', 'ч'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['yu', 'ю'],
  ['ya', 'я'],
  ['ee', 'и'],
  ['oo', 'у'],
  ['ck', 'к'],
  ['x', 'кс'],
  ['j', 'дж'],
  ['y', 'и'],
  ['c', 'к'],
  ['q', 'к'],
  ['w', 'в'],
  ['h', 'х'],
  ...[...'abvgdeziklmnoprstuf'].map((letter, at) => [letter, 'абвгдезиклмнопрстуф'[at]!] as const),
];

/** Returns possible transliterations of a word. Words have no diacritics, so `й` is `и`. */
export function inOtherScript(word: string): string[] {
  if (/^[а-я]+$/.test(word)) {
    const latin = respelt(word, TO_LATIN);
    return [...new Set([latin, latin.replaceAll('k', 'c'), latin.replace(/i(?=[aeou])|(?<=[aeou])i/g, 'y')])];
  }
  return /^[a-z]+$/.test(word) ? [respelt(word, TO_RUSSIAN)] : [];
}

function respelt(word: string, sounds: Sounds): string {
  let made = '';
  for (let at = 0; at < word.length;) {
    const sound = sounds.find(([from]) => word.startsWith(from, at));
    made += sound ? sound[1] : word[at]!;
    at += sound ? sound[0].length : 1;
  }
  return made;
}

/** Returns the number of mistakes that are tolerated in a word. */
export function toleratedMistakes(word: string): number {
  if (word.length < 4) return 0;
  return word.length < 6 ? 1 : 2;
}

/** Returns the number of mistakes: letters changed, missing or added, or two neighbours swapped. */
export function mistakesBetween(typed: string, meant: string): number {
  const slips = distance(typed, meant);
  return slips === 2 && isSwap(typed, meant) ? 1 : slips;
}

function isSwap(typed: string, meant: string): boolean {
  if (typed.length !== meant.length) return false;
  const at = [...typed].findIndex((letter, index) => letter !== meant[index]);
  return (
    typed[at] === meant[at + 1] && typed[at + 1] === meant[at] && typed.slice(at + 2) === meant.slice(at + 2)
  );
}
