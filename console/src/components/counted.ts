import { MOST_COUNTED, MOST_PAGED } from '@mall/contracts/define';

/** Whether a list has more rows than were counted. */
export const hasUncounted = (total: number): boolean => total === MOST_COUNTED + 1;

/** Returns the number of rows with pages: all rows, or `most` for a list whose rows were not all counted. */
export const pagedRows = (total: number, most = MOST_PAGED): number => (hasUncounted(total) ? most : total);
