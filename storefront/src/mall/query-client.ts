import { isApiError } from '@mall/web-kit';
import { QueryClient } from '@tanstack/react-query';

const MINUTE = 60_000;

/** Server state of the whole shop. A refusal is an answer and is not asked again; a lost connection is, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
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
