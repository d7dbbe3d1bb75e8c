import { LATIN_OF, type PassportField } from './passport-fields.js';
import { transliterate } from './transliterate.js';

type Names = Partial<Record<PassportField, string>>;

/** Letters, with the marks inside double names. */
const WORD = /^[\p{L}'’-]+$/u;
const LATIN = /^[A-Za-z'’-]+$/;
const IN_ORDER = ['surname', 'name', 'patronymic'] as const;

/**
 * Returns the names in a full name that is written in the Russian order, with the suggested Latin spelling; none where it cannot be
 * told which word is which.
 */
export function namesIn(fullName: string): Names {
  const words = fullName.trim().split(/\s+/);
  if (words.length < 2 || words.length > IN_ORDER.length || !words.every((word) => WORD.test(word)))
    return {};
  const pairs = words.flatMap((word, at): readonly (readonly [PassportField, string])[] => {
    const field = IN_ORDER[at]!;
    const latin = transliterate(word);
    return [[field, word], ...(LATIN.test(latin) ? [[LATIN_OF[field]!, latin] as const] : [])];
  });
  return Object.fromEntries(pairs);
}

/** Returns a full name in the Russian order; empty where nothing is known. */
export const fullNameOf = (names: { readonly [N in (typeof IN_ORDER)[number]]?: string | null }): string =>
  IN_ORDER.flatMap((field) => names[field] ?? []).join(' ');
