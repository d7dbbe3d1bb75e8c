const HAN = '\\p{Script=Han}';
/** A Chinese run, or a run of other letters, digits and short decimals. */
const RUN = new RegExp(`${HAN}+|(?:\\d{1,2}[.,]\\d{1,2}(?!\\d)|(?!${HAN})[\\p{L}\\p{N}])+`, 'gu');
const IS_HAN = new RegExp(`^${HAN}`, 'u');
const PART = /\d{1,2}\.\d{1,2}(?!\d)|\d+|[^\d.]+/g;

/** Longer words are cut, stored and asked alike. */
const MAX_WORD = 40;

/** More words than this say nothing more. */
const MAX_QUERY_WORDS = 12;

/**
 * The words of a text, in order: lower case and without marks above letters (`ё` is `е`, `š` is `s`), cut at
 * everything that is neither letter nor digit. `2,5` and `2.5` are one word, a Chinese run is one word.
 */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(RUN) ?? []).map((word) => word.replaceAll(',', '.').slice(0, MAX_WORD));
}

/** Neighbouring characters of a Chinese run; Chinese writes no spaces, so that any two may begin a word. */
function pairsOf(run: string): string[] {
  const characters = [...run];
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/**
 * What is stored to find a text by: its words, their letter and digit parts, the pairs of Chinese runs, and
 * neighbours written together, so that `tiggo7pro` finds `Tiggo 7 Pro` and `cs75` finds `CS-75`.
 */
export function indexWordsOf(texts: readonly string[]): string[] {
  const found = new Set<string>();
  for (const text of texts) {
    const words = wordsOf(text);
    words.forEach((word, index) => {
      if (IS_HAN.test(word)) return pairsOf(word).forEach((pair) => found.add(pair));
      found.add(word);
      for (const part of word.match(PART) ?? []) found.add(part);
      const [next, afterNext] = [words[index + 1], words[index + 2]];
      if (!next || IS_HAN.test(next)) return;
      found.add(word + next);
      if (afterNext && !IS_HAN.test(afterNext)) found.add(word + next + afterNext);
    });
  }
  return [...found];
}

/**
 * A PostgreSQL `tsquery` that asks for every word of what a person typed, each as the beginning of a stored word;
 * `undefined` when nothing was typed that could be looked for. Words hold letters, digits and dots only, so the
 * quoting cannot be broken out of.
 */
export function tsQueryOf(keyword: string): string | undefined {
  const words = wordsOf(keyword).slice(0, MAX_QUERY_WORDS);
  if (words.length === 0) return undefined;
  return words.map(queryOfWord).join(' & ');
}

const beginsWith = (word: string): string => `'${word}':*`;
const all = (words: readonly string[]): string => words.map(beginsWith).join(' & ');

function queryOfWord(word: string): string {
  if (IS_HAN.test(word)) return all(pairsOf(word));
  const parts = word.match(PART) ?? [];
  // `камри2021` is two words that need not stand together; `x5` apart would find everything with an x and a 5.
  const isGlued = parts.length > 1 && word.length >= 5 && parts.every((part) => part.length >= 2);
  return isGlued ? `(${beginsWith(word)} | (${all(parts)}))` : beginsWith(word);
}
