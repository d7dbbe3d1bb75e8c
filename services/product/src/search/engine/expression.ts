import type { Posting } from './posting.js';

/** Which cars are meant: those in any of some postings, in all of some sets, or in either of some sets. */
export type Expression =
  | { readonly any: readonly Posting[] }
  | { readonly all: readonly Expression[] }
  | { readonly either: readonly Expression[] };

export const any = (postings: readonly Posting[]): Expression => ({ any: postings });
export const all = (of: readonly Expression[]): Expression => (of.length === 1 ? of[0]! : { all: of });
export const either = (of: readonly Expression[]): Expression => (of.length === 1 ? of[0]! : { either: of });
