import type { Paging } from './page.js';

export interface PageFromEnd extends Paging {
  /** Counted from the last row in reverse order; its rows have to be turned round. */
  readonly isReversed: boolean;
}

/** Where to start for the rows of a page, so that at most half of all rows are passed over. */
export function nearerEnd({ limit, offset }: Paging, total: number): PageFromEnd {
  const left = Math.min(limit, total - offset);
  if (offset <= total / 2 || left <= 0) return { limit, offset, isReversed: false };
  return { limit: left, offset: total - offset - left, isReversed: true };
}
