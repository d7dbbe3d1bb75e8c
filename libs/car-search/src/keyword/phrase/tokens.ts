/** A word, a number, a Chinese character or a sign of a typed text. */
export interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Whether there is no space before it, as in `X5`. */
  readonly isGlued: boolean;
}

/** Words by meaning; several words are separated by spaces, like tokens. */
export type Dictionary<T> = ReadonlyMap<string, T>;

export const dictionary = <T>(entries: readonly (readonly [meaning: T, words: string])[]): Dictionary<T> =>
  new Map(entries.flatMap(([meaning, words]) => words.split(',').map((word) => [word, meaning] as const)));

const MOST_WORDS = 6;

/** Returns the longest entry of the dictionary that begins here. */
export function wordAt<T>(
  words: Dictionary<T>,
  tokens: readonly Token[],
  at: number,
): { readonly meaning: T; readonly next: number } | undefined {
  for (let length = Math.min(MOST_WORDS, tokens.length - at); length > 0; length -= 1) {
    const text = tokens.slice(at, at + length).map((token) => token.text);
    const meaning = words.get(text.join(' '));
    if (meaning !== undefined) return { meaning, next: at + length };
  }
  return undefined;
}

const INVISIBLE = /[\p{Cf}\p{Mn}]/gu;

/** Returns a text with composed letters, plain spaces and no invisible characters; positions of tokens refer to it. */
export const plainText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(/[\s\u00A0\u2007\u202F]+/g, ' ');

/** Splits a plain text. `х` between figures is the letter of `4х4`, in whichever script it was typed. */
export function tokensOf(text: string): Token[] {
  const folded = text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[‐-―−]/g, '-');
  return [
    ...folded.matchAll(
      /\d+(?:[.,]\d+)?|\p{Script=Han}|[\p{Script=Latin}\p{Script=Cyrillic}]+|[-~+$€₽¥≤≥<>]/gu,
    ),
  ].map(({ 0: found, index }) => ({
    text: /^[xх]$/.test(found) ? 'x' : found,
    from: index,
    to: index + found.length,
    isGlued: /[a-zа-я]/.test(folded[index - 1] ?? ''),
  }));
}
