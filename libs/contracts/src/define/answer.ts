import type { Shaped } from '@mall/validation';

/** A page as the mall family writes it; `pages` is 0 when there are no rows. */
export interface MallPage<T> {
  readonly list: readonly T[];
  readonly total: number;
  readonly pages: number;
}

/** A page as the admin family writes it. */
export interface AdminPage<T> {
  readonly records: readonly T[];
  readonly total: number;
  readonly size: number;
  readonly current: number;
  readonly pages: number;
}

/** Shape of an operation's answer: a view, a list or page of views, one bare value, or nothing. */
export type Answer =
  | Shaped
  | { readonly kind: 'list' | 'mallPage' | 'adminPage'; readonly of: Shaped }
  | {
      readonly kind: 'value';
      readonly type: 'string' | 'number' | 'boolean' | 'json';
      readonly list?: boolean;
    }
  | { readonly kind: 'nothing' };

/** TypeScript type of what an operation with the answer `A` returns. */
export type AnswerOf<A> =
  A extends Shaped<infer T>
    ? T
    : A extends { readonly kind: 'list'; readonly of: Shaped<infer T> }
      ? readonly T[]
      : A extends { readonly kind: 'mallPage'; readonly of: Shaped<infer T> }
        ? MallPage<T>
        : A extends { readonly kind: 'adminPage'; readonly of: Shaped<infer T> }
          ? AdminPage<T>
          : A extends { readonly kind: 'value'; readonly phantom?: infer T }
            ? T
            : void;

export const listOf = <T extends object>(of: Shaped<T>) => ({ kind: 'list', of }) as const;
export const mallPageOf = <T extends object>(of: Shaped<T>) => ({ kind: 'mallPage', of }) as const;
export const adminPageOf = <T extends object>(of: Shaped<T>) => ({ kind: 'adminPage', of }) as const;
export const nothing = { kind: 'nothing' } as const;

interface Value<T, Type extends 'string' | 'number' | 'boolean' | 'json'> {
  readonly kind: 'value';
  readonly type: Type;
  readonly list?: boolean;
  /** Never set: it only carries the type. */
  readonly phantom?: T;
}

export const text: Value<string, 'string'> = { kind: 'value', type: 'string' };
export const number: Value<number, 'number'> = { kind: 'value', type: 'number' };
export const truth: Value<boolean, 'boolean'> = { kind: 'value', type: 'boolean' };
export const texts: Value<readonly string[], 'string'> = { kind: 'value', type: 'string', list: true };
/** Any JSON, typed by the caller of this function; for trees and other shapes that no view class can describe. */
export const json = <T>(): Value<T, 'json'> => ({ kind: 'value', type: 'json' });

/** Returns one page of the mall family. `total` counts all matches. */
export function mallPage<T>(list: readonly T[], total: number, pageSize: number): MallPage<T> {
  return { list, total, pages: Math.ceil(total / Math.max(1, pageSize)) };
}

/**
 * Limit of the count of rows that take long to find, such as by words. They are counted up to one more than this,
 * because a reader who finds so many narrows the search and should not wait for the full count.
 */
export const MOST_COUNTED = 10_000;

/**
 * Number of the last row for which pages are offered when not all rows are counted, because a far page requires finding
 * all rows before it.
 */
export const MOST_PAGED = 200;

/** Returns one page of the admin family. `total` counts all matches, up to the limit of `MOST_COUNTED`. */
export function adminPage<T>(
  records: readonly T[],
  total: number,
  request: { current: number; size: number },
): AdminPage<T> {
  return {
    records,
    total,
    size: request.size,
    current: request.current,
    pages: Math.ceil(total / Math.max(1, request.size)),
  };
}
