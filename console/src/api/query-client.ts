import { QueryClient } from '@tanstack/react-query';

/** What is on screen is asked for again when a page opens: a list knows less of a record than its page. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // What the mall refused it refuses again; only lost connections are worth another try.
      retry: (failures, error) => failures < 2 && !((error as { status?: number }).status ?? 0),
    },
  },
});
