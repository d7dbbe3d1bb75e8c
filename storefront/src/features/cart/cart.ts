import type { OutputOf } from '@mall/web-kit';
import type { LandedCostOfCar } from '../../components/landed-cost.js';
import type { NewTables } from '../../components/new-tables.js';

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

/** The landed costs of the chosen cars. */
export interface CartCosts {
  /** Empty until the costs of all cars are known. */
  readonly cars: readonly LandedCostOfCar[];
  readonly newTables: NewTables | null | undefined;
}
