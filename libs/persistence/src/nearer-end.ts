import type { Paging } from './page.js';

export interface PageFromEnd extends Paging {
  /** Whether the offset counts from the last row in reverse order; the rows then have to be reversed. */
  readonly isReversed: boolean;
}

/** Returns the end from which to read a page, so that at most half of all rows are skipped. */
export function nearerEnd({ limit, offset }: Paging, total: number): PageFromEnd {
  const left = Math.min(limit, total - offset);
  if (offset <= total / 2 || left <= 0) return { limit, offset, isReversed: false };
  return { limit: left, offset: total - offset - left, isReversed: true };
}
