import type { OutputOf } from '@mall/web-kit';

export type Cart = OutputOf<'order.cart.info'>;
export type CartItem = Cart['shopCarts'][number]['shopCartItem'][number];
