import type { NearestSearchView } from '@mall/contracts/product';
import { TOTAL_BOUND, type CarQuery } from '../car-search.port.js';
import type { ReadKeyword } from '../keyword/keyword.js';

export const TEXT_LIMIT = 100;

/** A condition, by the request fields that it was read from. */
interface Dropped {
  readonly fields: readonly string[];
}

/** A relaxed query: another keyword, and conditions that are dropped. */
export interface Attempt<Condition extends Dropped> {
  readonly keyword?: string;
  readonly left: readonly Condition[];
}

/** Maximum number of relaxations that are offered besides the best one. */
const MOST_OTHERS = 3;

interface Relaxed {
  readonly attempt: Attempt<Dropped>;
  readonly size: number;
  readonly effort: number;
}

/**
 * Returns the smallest relaxations of a query that find cars, the one with most cars first.
 * @param sizeOf returns the number of cars found by a relaxed query
 */
export function nearestSearches<Condition extends Dropped>(
  query: CarQuery,
  words: ReadKeyword | undefined,
  conditions: readonly Condition[],
  sizeOf: (attempt: Attempt<Condition>) => number,
): NearestSearchView[] {
  let best: Relaxed[] = [];
  for (const attempt of attemptsAt(query.keyword, words, conditions)) {
    const effort = attempt.left.length + effortOf(attempt.keyword);
    const least = best[0]?.effort ?? Infinity;
    if (effort === 0 || effort > least) continue;
    const size = sizeOf(attempt);
    if (size > 0) best = effort < least ? [{ attempt, size, effort }] : [...best, { attempt, size, effort }];
  }
  return best
    .sort((left, right) => right.size - left.size)
    .slice(0, MOST_OTHERS + 1)
    .map((relaxed) => viewOf(query, relaxed));
}

function viewOf(query: CarQuery, { attempt: { keyword, left }, size }: Relaxed): NearestSearchView {
  const given = (fields: readonly string[]): string[] =>
    fields.filter((field) => (query as unknown as Record<string, unknown>)[field] != null);
  return {
    ...(keyword !== undefined && { keyword: keyword.slice(0, TEXT_LIMIT) }),
    without: [...new Set(left.flatMap(({ fields }) => given(fields)))],
    total: Math.min(size, TOTAL_BOUND),
    totalIsLowerBound: size > TOTAL_BOUND,
  };
}

/** Returns all relaxations, those that drop least first. */
export function attemptsAt<Condition extends Dropped>(
  typed: string | undefined,
  words: ReadKeyword | undefined,
  conditions: readonly Condition[],
): Attempt<Condition>[] {
  const known = words?.terms.map(({ readAs }) => readAs) ?? [];
  const hasUnknown = (words?.unknown.length ?? 0) > 0;
  const keywords = typed ? shorterKeywords(known, hasUnknown) : [];
  return [
    ...keywords
      .slice(0, 1)
      .filter(() => hasUnknown)
      .map((keyword) => ({ keyword, left: [] })),
    ...conditions.map((condition) => ({ left: [condition] })),
    ...keywords.slice(hasUnknown ? 1 : 0).map((keyword) => ({ keyword, left: [] })),
    ...(conditions.length > 0
      ? [{ left: conditions }, ...keywords.map((keyword) => ({ keyword, left: conditions }))]
      : []),
  ];
}

/** Returns shorter keywords to try: all known words, then all but one of them, then none. */
function shorterKeywords(known: readonly string[], hasUnknown: boolean): string[] {
  const whole = hasUnknown && known.length > 0 ? [known.join(' ')] : [];
  const shorter =
    known.length > 1 ? known.map((_, left) => known.filter((__, at) => at !== left).join(' ')) : [];
  return [...whole, ...shorter, ''];
}

/** Returns the cost of a keyword: dropping it is the last resort. */
const effortOf = (keyword: string | undefined): number =>
  keyword === undefined ? 0 : keyword === '' ? 3 : 1;
