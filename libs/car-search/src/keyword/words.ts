const HAN = '\\p{Script=Han}';
/** A sequence of Chinese characters, or of other letters, digits and short decimals. */
const RUN = new RegExp(`${HAN}+|(?:\\d{1,2}[.,]\\d{1,2}(?!\\d)|(?!${HAN})[\\p{L}\\p{N}])+`, 'gu');
const PART = /\d{1,2}\.\d{1,2}(?!\d)|\d+|[^\d.]+/g;

/** Maximum characters; longer words are truncated, in the index and in keywords alike. */
const MAX_WORD = 40;

/** Matches a word that is a Chinese run. */
export const HAN_RUN = new RegExp(`^${HAN}`, 'u');

/**
 * Returns the words of a text, in order: lower case and without marks above letters (`ё` is `е`, `š` is `s`), split at
 * everything that is neither letter nor digit. `2,5` and `2.5` are one word, a Chinese run is one word.
 */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(RUN) ?? []).map((word) => word.replaceAll(',', '.').slice(0, MAX_WORD));
}

/** Returns pairs of adjacent Chinese characters: Chinese has no spaces, so any two characters may start a word. */
export function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Returns the alphabetic and numeric parts of a compound: `tiggo7pro` is `tiggo`, `7`, `pro`. */
export const partsOf = (word: string): string[] => word.match(PART) ?? [];
