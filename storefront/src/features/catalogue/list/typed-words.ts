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

const MOST_WORDS = 5;

/** Returns the longest entry of the dictionary that begins here. */
export function wordAt<T>(
  words: Dictionary<T>,
  tokens: readonly Token[],
  at: number,
): { readonly meaning: T; readonly next: number } | undefined {
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    const text = tokens.slice(at, at + length).map((token) => token.text);
    const meaning = text.length === length ? words.get(text.join(' ')) : undefined;
    if (meaning !== undefined) return { meaning, next: at + length };
  }
  return undefined;
}

export function tokensOf(typed: string): Token[] {
  const text = typed.toLowerCase().replaceAll('ё', 'е').replace(/[–—−]/g, '-');
  return [
    ...text.matchAll(/\d+(?:[.,]\d+)?|\p{Script=Han}|[\p{Script=Latin}\p{Script=Cyrillic}]+|[-~$€₽¥]/gu),
  ].map(({ 0: found, index }) => ({
    text: found,
    from: index,
    to: index + found.length,
    isGlued: /[a-zа-я]/.test(text[index - 1] ?? ''),
  }));
}
