import type { Posting } from './posting.js';

/** A set expression: union of postings, intersection of expressions, or union of expressions. */
export type Expression =
  | { readonly any: readonly Posting[] }
  | { readonly all: readonly Expression[] }
  | { readonly either: readonly Expression[] };

export const any = (postings: readonly Posting[]): Expression => ({ any: postings });
export const all = (of: readonly Expression[]): Expression => (of.length === 1 ? of[0]! : { all: of });
export const either = (of: readonly Expression[]): Expression => (of.length === 1 ? of[0]! : { either: of });
