import { MOST_COUNTED, MOST_PAGED } from '@mall/contracts/define';

/** Whether a list has more rows than were counted. */
export const hasUncounted = (total: number): boolean => total === MOST_COUNTED + 1;

/** The rows of a list that pages are offered for; `most` of one that was not counted to its end. */
export const pagedRows = (total: number, most = MOST_PAGED): number => (hasUncounted(total) ? most : total);
