import { QueryClient } from '@tanstack/react-query';

/** Lists stay as they are while somebody reads them; coming back to the page looks again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      // What the mall refused it refuses again; only lost connections are worth another try.
      retry: (failures, error) => failures < 2 && !((error as { status?: number }).status ?? 0),
    },
  },
});
