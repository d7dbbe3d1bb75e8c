/** A word, a number, a Chinese character or a sign of a typed text. */
export interface Token {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Whether there is no space before it, as in `X5`. */
  readonly isGlued: boolean;
}

/** Words with their meaning; several words are separated by spaces, like tokens. */
export interface Dictionary<T> {
  readonly meanings: ReadonlyMap<string, T>;
  /** Most tokens of an entry, by its first token: a phrase is looked up only where an entry may begin. */
  readonly longest: ReadonlyMap<string, number>;
}

export function dictionary<T>(entries: readonly (readonly [meaning: T, words: string])[]): Dictionary<T> {
  const meanings = new Map(
    entries.flatMap(([meaning, words]) => words.split(',').map((word) => [word, meaning] as const)),
  );
  const longest = new Map<string, number>();
  for (const word of meanings.keys()) {
    const [first, ...others] = word.split(' ') as [string, ...string[]];
    longest.set(first, Math.max(longest.get(first) ?? 0, 1 + others.length));
  }
  return { meanings, longest };
}

/** Returns the longest entry of the dictionary that begins here. */
export function wordAt<T>(
  { meanings, longest }: Dictionary<T>,
  tokens: readonly Token[],
  at: number,
): { readonly meaning: T; readonly next: number } | undefined {
  const first = tokens[at];
  const most = first && longest.get(first.text);
  if (most === undefined) return undefined;
  for (let length = Math.min(most, tokens.length - at); length > 0; length -= 1) {
    const text = tokens.slice(at, at + length).map((token) => token.text);
    const meaning = meanings.get(text.join(' '));
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
