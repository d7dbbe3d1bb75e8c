import { isApiError } from '@mall/web-kit';
import { QueryClient } from '@tanstack/react-query';
import { refusedAt } from './first-page.js';

const MINUTE = 60_000;

/** The cache of server state for the whole shop. Lost connections are retried twice, refusals never. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Phones may report being offline by mistake, so requests are always sent and failures shown.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: MINUTE,
      gcTime: 30 * MINUTE,
      retryOnMount: ({ queryHash }) => refusedAt.get(queryHash) !== location.href,
      retry: (failures, error) => isApiError(error) && error.failure === 'network' && failures < 2,
    },
  },
});

/** Whether a query belongs to the order service; except the checkout's prices, which are valid for half an hour. */
export const isOfOrders = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  /^order\.(?!confirm$)/.test(String(queryKey[0]));

/** Reloads orders and carts after an action that changes them. */
export function refreshOrders(): void {
  void queryClient.invalidateQueries({ predicate: isOfOrders });
}
