/**
 * The folding of texts that are searched, in SQL and here; a test compares both. Letters lose case and marks (ё is е, й is и),
 * Cyrillic and Greek letters that look Latin become Latin, wide letters narrow. Hyphens, apostrophes, middle dots and invisible
 * characters are left out, so that `LGW-EF4` is found in `LGWEF4A57NH000001`. All white space becomes a space.
 */
const LEFT_OUT =
  '\u0300-\u036f\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0' +
  '\u2010-\u2015\u2212\u2018\u2019\u201b\u02bb\u02bc\u02b9\u2032\u00b4\u00b7\u2022\u2027\u22c5\u2219\u30fb' +
  "`'-";

/** Pairs of a letter and the one that it becomes. Only small letters: case is folded before. */
const PAIRS =
  'аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs үy һh ԁd ԛq ԝw αa βb εe ζz ηh ιi κk μm νn οo ρp τt υy χx ςσ';
const WHITE_SPACE = '\t\n\v\f\r\u0085\u1680\u2028\u2029\u2800';
const FROM = PAIRS.split(' ').map(([letter]) => letter!);
const TO = PAIRS.split(' ').map(([, folded]) => folded!);

const BECOMES: ReadonlyMap<string, string> = new Map([
  ...FROM.map((letter, at) => [letter, TO[at]!] as const),
  ...[...WHITE_SPACE].map((space) => [space, ' '] as const),
]);
const LEAVES = new RegExp(`[${LEFT_OUT}]`, 'g');
const CHANGES = new RegExp(`[${FROM.join('')}${WHITE_SPACE}]`, 'g');

/** Returns a text as searches compare it. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(LEAVES, '')
    .replace(CHANGES, (letter) => BECOMES.get(letter)!);

/** Chinese characters. They are not separated by spaces, so each counts as a word. */
const HAN = '\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{323af}';
const EACH_HAN = new RegExp(`[${HAN}]`, 'gu');

/** Writes characters for a string of SQL, as escapes: editors do not show some of them. */
const escaped = (characters: string): string =>
  [...characters].map((one) => (/[ -~]/.test(one) ? one : `\\${codeOf(one)}`)).join('');
const codeOf = (character: string): string => {
  const code = character.codePointAt(0)!.toString(16).toUpperCase();
  return code.length > 4 ? `U${code.padStart(8, '0')}` : `u${code.padStart(4, '0')}`;
};
const quoted = (characters: string): string => `E'${escaped(characters).replace(/'/g, "''")}'`;

/** SQL that creates `fold_text(text)` and `fold_words(parts…)`, which also separates Chinese characters and begins with a space. */
export const FOLDING_FUNCTIONS: readonly string[] = [
  `CREATE OR REPLACE FUNCTION fold_text(plain text) RETURNS text
     LANGUAGE sql IMMUTABLE PARALLEL SAFE
     RETURN translate(
       regexp_replace(lower(normalize(plain, NFKD)), ${quoted(`[${LEFT_OUT}]`)}, '', 'g'),
       ${quoted(FROM.join('') + WHITE_SPACE)}, ${quoted(TO.join('') + ' '.repeat([...WHITE_SPACE].length))})`,
  `CREATE OR REPLACE FUNCTION fold_words(VARIADIC parts text[]) RETURNS text
     LANGUAGE sql IMMUTABLE PARALLEL SAFE
     RETURN regexp_replace(' ' || fold_text(array_to_string(parts, ' ')), ${quoted(`[${HAN}]`)}, E' \\\\&', 'g')`,
];

/** Maximum number of words that a search takes; further ones are ignored. */
const MOST_WORDS = 12;

/** Signs around a number or a name that is pasted; none is part of what is searched. */
const AROUND = /[№#*"«»“”„<>]/g;

/** Returns the folded words of a search. */
export const foldedWords = (text: string): readonly string[] =>
  foldText(text.replace(AROUND, ' ')).split(' ').filter(Boolean).slice(0, MOST_WORDS);

const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/**
 * Returns a LIKE pattern on `fold_words(…)` for a folded word, which stands anywhere. Trigrams cannot find one or two letters inside a
 * word, so these match at the beginning of words. Chinese characters match anywhere.
 */
export function wordPattern(word: string): string {
  const letters = literally(word).replace(EACH_HAN, ' $&');
  return [...word].length < 3 && !letters.startsWith(' ') ? `% ${letters}%` : `%${letters}%`;
}

/**
 * Returns LIKE patterns on `fold_words(…)`, all of which have to match. A short word stands anywhere, too, where the index finds a
 * longer one beside it.
 */
export function wordPatterns(text: string): readonly string[] {
  const patterns = foldedWords(text).map(wordPattern);
  const isLong = (pattern: string): boolean => !pattern.startsWith('% ');
  return patterns.some(isLong) ? patterns.map((pattern) => pattern.replace(/^% (?=..?%$)/u, '%')) : patterns;
}

/** Returns LIKE patterns on `fold_text(…)`, all of which have to match: every word stands anywhere. */
export const partPatterns = (text: string): readonly string[] =>
  foldedWords(text).map((word) => `%${literally(word)}%`);

/** Whether every word of a search stands somewhere in the texts: what the patterns find, for fakes. */
export function hasWords(text: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const folded = foldText(texts.filter(Boolean).join(' '));
  return foldedWords(text).every((word) => folded.includes(word));
}

/** Digits with what people write between them; hyphens and dashes of every kind. */
const PHONE = /^[+\d\s().\-\u2010-\u2015\u2212]{4,}$/;
/** A word for a phone number, or a link to one, in front of it. */
const PHONE_LABEL = /^(?:(?:https?:\/\/)?wa\.me\/|\p{L}{1,12}(?:[.:：]{1,2}\s?|\s))(?=[+(\d])/u;
/** Fewest digits of a whole number, which alone may have a word in front. */
const WHOLE = 10;
/** Country prefixes of a phone number in its various spellings, also as they are dialled from abroad. */
const COUNTRY = /^(?:(?:810|00)?7(?=\d{10}$)|8(?=\d{10}$)|(?:810|00)?86(?=\d{11}$))/;

/**
 * Returns a pattern that finds a phone number, or a part of it, in any spelling: `8 (916) 123-45-67` finds `+79161234567`.
 * `undefined` for text that is not a phone number.
 */
export function likePhone(text: string): string | undefined {
  const typed = text.trim();
  const bare = typed.replace(PHONE_LABEL, '');
  if (!PHONE.test(bare)) return undefined;
  const digits = bare.replace(/\D/g, '').replace(COUNTRY, '');
  return digits.length < (bare === typed ? 4 : WHOLE) ? undefined : `%${digits}%`;
}
