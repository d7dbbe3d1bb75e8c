import { queryClient } from './query-client.js';

/** List and count are loaded anew. */
export const refreshNotices = (): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey }) => /^chat\.notice\.(page|count)$/.test(String(queryKey[0])),
  });
