import { queryClient } from './query-client.js';

/** Reloads list and count. */
export const refreshNotices = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => /^chat\.notice\.(page|count)$/.test(String(queryKey[0])),
  });
