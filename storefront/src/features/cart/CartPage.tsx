import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../components/ui/Button.js';
import { Empty } from '../../components/ui/Empty.js';
import { Failure } from '../../components/ui/Failure.js';
import { Page } from '../../components/ui/Page.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import layout from '../../components/ui/layout.module.css';
import { read } from '../../mall/api.js';
import { pathTo } from '../../mall/pages.js';
import { useIsVisitor } from '../../mall/use-session.js';
import { visitorCart } from '../../mall/visitor-cart.js';
import type { Cart, CartCosts, CartItem } from './cart.js';
import { accountChanges, visitorChanges } from './cart-changes.js';
import { CartLine } from './CartLine.js';
import styles from './CartPage.module.css';
import { CartSummary } from './CartSummary.js';
import { EmptyCart } from './EmptyCart.js';
import { useAccountCosts } from './use-account-costs.js';
import { useCartActions, type CartChanges } from './use-cart-actions.js';
import { useVisitorCart, useVisitorCosts } from './use-visitor-cart.js';

/** The cart of the account, or the one that a visitor keeps in this browser. */
export function Component() {
  const { t } = useTranslation('cart');
  return (
    <Page title={t('title')}>
      <h1 className={layout['title']}>{t('title')}</h1>
      {useIsVisitor() ? <VisitorCart /> : <AccountCart />}
    </Page>
  );
}

function AccountCart() {
  const cart = useQuery({ ...read('order.cart.info', {}), staleTime: 0 });
  const expired = useQuery({ ...read('order.cart.expiredList', {}), staleTime: 0 }).data ?? [];
  const isMoving = visitorCart.use().length > 0;
  const isEmpty = cart.data?.shopCarts.length === 0 && expired.length === 0;
  return (
    <CartView
      // After signing in, an empty account waits for what the browser has kept.
      cart={isEmpty && isMoving ? undefined : cart.data}
      expired={expired}
      error={cart.error}
      onRetry={() => void cart.refetch()}
      changes={accountChanges}
      useCosts={useAccountCosts}
    />
  );
}

function VisitorCart() {
  const { cart, expired, error, retry } = useVisitorCart();
  return (
    <CartView
      cart={cart}
      expired={expired}
      error={error}
      onRetry={retry}
      changes={visitorChanges}
      useCosts={useVisitorCosts}
    />
  );
}

interface CartProps {
  readonly cart: Cart;
  /** Lines whose car is no longer on sale. */
  readonly expired: readonly CartItem[];
  readonly changes: CartChanges;
  /** Hook that returns the landed costs of the chosen cars; always the same one. */
  readonly useCosts: (cart: Cart) => CartCosts;
}

interface CartViewProps extends Omit<CartProps, 'cart'> {
  /** Undefined while loading. */
  readonly cart: Cart | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
}

function CartView({ cart, error, onRetry, ...lines }: CartViewProps) {
  const { t } = useTranslation('cart');
  const { t: deal } = useTranslation('deal');
  if (error) return <Failure error={error} onRetry={onRetry} />;
  if (!cart) return <Skeleton height="320px" />;
  if (cart.shopCarts.length > 0 || lines.expired.length > 0) return <Lines cart={cart} {...lines} />;
  return (
    <Empty
      title={deal('cart.empty')}
      actions={
        <ButtonLink look="primary" to={pathTo('list')}>
          {deal('cart.choose')}
        </ButtonLink>
      }
    >
      {t('emptyText')}
    </Empty>
  );
}

function Lines({ cart, expired, changes, useCosts }: CartProps) {
  const { t } = useTranslation('cart');
  const actions = useCartActions(changes);
  const costs = useCosts(cart);
  const costOf = new Map(costs.cars.map((cost) => [cost.skuId, cost]));
  return (
    <div className={layout['two']}>
      <div className={layout['stack']}>
        {cart.shopCarts.map((shop) => (
          <section key={shop.shopId} className={layout['card']}>
            <h2 className={styles['shop']}>{shop.shopName}</h2>
            <ul className={styles['lines']}>
              {shop.shopCartItem.map((item) => (
                <CartLine key={item.cartItemId} item={item} cost={costOf.get(item.skuId)} actions={actions} />
              ))}
            </ul>
          </section>
        ))}
        {expired.length > 0 && (
          <section className={layout['card']}>
            <h2 className={styles['shop']}>{t('expired')}</h2>
            <ul className={styles['lines']}>
              {expired.map((item) => (
                <CartLine key={item.cartItemId} item={item} actions={actions} isGone />
              ))}
            </ul>
          </section>
        )}
        <EmptyCart actions={actions} />
      </div>
      <CartSummary cart={cart} costs={costs} />
    </div>
  );
}
