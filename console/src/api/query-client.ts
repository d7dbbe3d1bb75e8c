import { QueryClient } from '@tanstack/react-query';

/** What is on screen is asked for again when a page opens: a list knows less of a record than its page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Browsers say that they are offline when they are not; what is asked is asked, and a failure is shown.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      // What the mall refused it refuses again; only lost connections are worth another try.
      retry: (failures, error) => failures < 2 && !((error as { status?: number }).status ?? 0),
    },
  },
});
