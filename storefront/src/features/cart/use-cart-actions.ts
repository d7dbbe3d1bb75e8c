import { isApiError } from '@mall/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { say } from '../../mall/say.js';
import type { CartItem } from './cart.js';

/** The changes of a cart, in the account or in the browser. */
export interface CartChanges {
  readonly check: (change: { readonly item: CartItem; readonly isChecked: boolean }) => Promise<unknown>;
  readonly setCount: (change: { readonly item: CartItem; readonly count: number }) => Promise<unknown>;
  readonly remove: (item: CartItem) => Promise<unknown>;
  readonly empty: () => Promise<unknown>;
}

/** Returns the changes of a cart with their states; after each, the cart of an account is read from the server again. */
export function useCartActions(changes: CartChanges) {
  const { t } = useTranslation('deal');
  const queries = useQueryClient();
  const settle = {
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('order.cart.'),
      }),
    onError: (error: unknown) => void say.failed(isApiError(error) ? error.message : t('failed')),
  };
  const check = useMutation({ mutationFn: changes.check, ...settle });
  const setCount = useMutation({ mutationFn: changes.setCount, ...settle });
  const remove = useMutation({ mutationFn: changes.remove, ...settle });
  const empty = useMutation({ mutationFn: changes.empty, ...settle });
  return { check, setCount, remove, empty };
}

export type CartActions = ReturnType<typeof useCartActions>;
