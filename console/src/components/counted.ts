import { MOST_COUNTED, MOST_PAGED } from '@mall/contracts/define';

/** Whether a list has more rows than were counted. */
export const hasUncounted = (total: number): boolean => total === MOST_COUNTED + 1;

/** Returns the number of rows with pages: all rows, but not more than `most` and, where they were not all counted, MOST_PAGED. */
export const pagedRows = (total: number, most?: number): number =>
  hasUncounted(total) ? (most ?? MOST_PAGED) : Math.min(total, most ?? total);
