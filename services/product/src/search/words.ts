const HAN = '\\p{Script=Han}';
/** A Chinese run, or a run of other letters, digits and short decimals. */
const RUN = new RegExp(`${HAN}+|(?:\\d{1,2}[.,]\\d{1,2}(?!\\d)|(?!${HAN})[\\p{L}\\p{N}])+`, 'gu');
const PART = /\d{1,2}\.\d{1,2}(?!\d)|\d+|[^\d.]+/g;

/** Longer words are cut, kept and asked alike. */
const MAX_WORD = 40;

/** A word that is a Chinese run. */
export const HAN_RUN = new RegExp(`^${HAN}`, 'u');

/**
 * The words of a text, in order: lower case and without marks above letters (`ё` is `е`, `š` is `s`), cut at
 * everything that is neither letter nor digit. `2,5` and `2.5` are one word, a Chinese run is one word.
 */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(RUN) ?? []).map((word) => word.replaceAll(',', '.').slice(0, MAX_WORD));
}

/** Neighbouring characters of a Chinese run; Chinese writes no spaces, so that any two may begin a word. */
export function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** The letters and the numbers that a word is glued from: `tiggo7pro` is `tiggo`, `7`, `pro`. */
export const partsOf = (word: string): string[] => word.match(PART) ?? [];
