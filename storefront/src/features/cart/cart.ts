import type { OutputOf } from '@mall/web-kit';

type AccountCart = OutputOf<'order.cart.info'>;
type AccountItem = AccountCart['shopCarts'][number]['shopCartItem'][number];

/** A line as the page shows it, of an account or of a visitor. */
export type CartItem = Omit<
  AccountItem,
  'userId' | 'totalAmount' | 'currency' | 'condition' | 'isOnSale' | 'createTime'
>;

interface ShopItems {
  readonly shopId: string;
  readonly shopName: string;
  readonly shopCartItem: readonly CartItem[];
}

/** A cart by shops; sum and count are those of the chosen cars that can be ordered now. */
export interface Cart extends Pick<AccountCart, 'finalMoney' | 'count'> {
  readonly shopCarts: readonly ShopItems[];
}
