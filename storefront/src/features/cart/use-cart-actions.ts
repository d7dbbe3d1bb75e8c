import { isApiError, type OutputOf } from '@mall/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../mall/api.js';
import { say } from '../../mall/say.js';

export type Cart = OutputOf<'order.cart.info'>;
export type CartItem = Cart['shopCarts'][number]['shopCartItem'][number];

/** Returns the changes of a cart line; after each, the cart is read from the server again. */
export function useCartActions() {
  const { t } = useTranslation('deal');
  const queries = useQueryClient();
  const settle = {
    onSettled: () =>
      queries.invalidateQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith('order.cart.'),
      }),
    onError: (error: unknown) => void say.failed(isApiError(error) ? error.message : t('failed')),
  };
  const check = useMutation({
    mutationFn: ({ item, isChecked }: { item: CartItem; isChecked: boolean }) =>
      call('order.cart.checkItems', {
        items: [{ shopCartItemId: item.cartItemId, isChecked: isChecked ? 1 : 0 }],
      }),
    ...settle,
  });
  const setCount = useMutation({
    // The operation expects the difference.
    mutationFn: ({ item, count }: { item: CartItem; count: number }) =>
      call('order.cart.changeItem', {
        spuId: item.spuId,
        skuId: item.skuId,
        shopId: item.shopId,
        shopCartItemId: item.cartItemId,
        count: count - item.count,
      }),
    ...settle,
  });
  const remove = useMutation({
    mutationFn: (item: CartItem) => call('order.cart.deleteItem', { ids: [item.cartItemId] }),
    ...settle,
  });
  const empty = useMutation({ mutationFn: () => call('order.cart.deleteAll', {}), ...settle });
  return { check, setCount, remove, empty };
}

export type CartActions = ReturnType<typeof useCartActions>;
