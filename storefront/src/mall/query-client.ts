import { isApiError } from '@mall/web-kit';
import { QueryClient } from '@tanstack/react-query';
import { refusedAt } from './first-page.js';

const MINUTE = 60_000;

/** Server state of the whole shop. Refusals are not retried; lost connections are, twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    // Phones report being offline when they are not, so requests are always sent and failures shown.
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

/** Carts, orders and what else the order service tells; not the checkout's prices, which hold for half an hour as they were shown. */
export const isOfOrders = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
  /^order\.(?!confirm$)/.test(String(queryKey[0]));

/** Reloads orders and carts after an action that changes them. */
export function refreshOrders(): void {
  void queryClient.invalidateQueries({ predicate: isOfOrders });
}
