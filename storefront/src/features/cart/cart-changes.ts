import { call } from '../../mall/api.js';
import { changeVisitorLine, removeVisitorLine, visitorCart } from '../../mall/visitor-cart.js';
import type { CartChanges } from './use-cart-actions.js';

/** Changes the cart of the signed-in person. */
export const accountChanges: CartChanges = {
  check: ({ item, isChecked }) =>
    call('order.cart.checkItems', {
      items: [{ shopCartItemId: item.cartItemId, isChecked: isChecked ? 1 : 0 }],
    }),
  // The operation expects the difference.
  setCount: ({ item, count }) =>
    call('order.cart.changeItem', {
      spuId: item.spuId,
      skuId: item.skuId,
      shopId: item.shopId,
      shopCartItemId: item.cartItemId,
      count: count - item.count,
    }),
  remove: (item) => call('order.cart.deleteItem', { ids: [item.cartItemId] }),
  empty: () => call('order.cart.deleteAll', {}),
};

/** Changes the cart that a visitor keeps in this browser. */
export const visitorChanges: CartChanges = {
  check: async ({ item: { skuId }, isChecked }) => changeVisitorLine(skuId, { isChecked }),
  setCount: async ({ item: { skuId }, count }) => changeVisitorLine(skuId, { count }),
  remove: async ({ skuId }) => removeVisitorLine(skuId),
  empty: async () => visitorCart.write([]),
};
