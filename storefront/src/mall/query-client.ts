import { isApiError } from '@mall/web-kit';
import { QueryClient } from '@tanstack/react-query';

const MINUTE = 60_000;

/** Server state of the whole shop. A refusal is an answer and is not asked again; a lost connection is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Phones say that they are offline when they are not; what is asked is asked, and a failure is shown.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: MINUTE,
      gcTime: 30 * MINUTE,
      retry: (failures, error) => isApiError(error) && error.failure === 'network' && failures < 2,
    },
  },
});

/** Orders and carts are asked for anew: something was done that changes what they say. */
export function refreshOrders(): void {
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => /^order\./.test(String(queryKey[0])) });
}
