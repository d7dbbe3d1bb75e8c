import { QueryClient } from '@tanstack/react-query';

/** Data is fetched again when a page opens, because a list holds fewer fields of a record than its page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Browsers may report being offline by mistake, so requests are always sent and failures shown.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      // Answers are removed when no tab needs them, not by age: see `tabs/query-keeper`.
      gcTime: Infinity,
      // Refusals are final; only lost connections are retried.
      retry: (failures, error) => failures < 2 && !((error as { status?: number }).status ?? 0),
    },
  },
});
