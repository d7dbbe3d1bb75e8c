import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RequireSignIn } from '../../components/RequireSignIn.js';
import { ButtonLink } from '../../components/ui/Button.js';
import { Empty } from '../../components/ui/Empty.js';
import { Failure } from '../../components/ui/Failure.js';
import { Page } from '../../components/ui/Page.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import layout from '../../components/ui/layout.module.css';
import { read } from '../../mall/api.js';
import { pathTo } from '../../mall/pages.js';
import { CartLine } from './CartLine.js';
import styles from './CartPage.module.css';
import { CartSummary } from './CartSummary.js';
import { EmptyCart } from './EmptyCart.js';
import { useCartCosts } from './use-cart-costs.js';
import { type Cart, type CartItem, useCartActions } from './use-cart-actions.js';

export function Component() {
  const { t } = useTranslation('cart');
  return (
    <RequireSignIn title={t('title')}>
      <CartPage />
    </RequireSignIn>
  );
}

function CartPage() {
  const { t } = useTranslation('cart');
  const { t: deal } = useTranslation('deal');
  const cart = useQuery({ ...read('order.cart.info', {}), staleTime: 0 });
  const expired = useQuery({ ...read('order.cart.expiredList', {}), staleTime: 0 }).data ?? [];
  const isEmpty = cart.data?.shopCarts.length === 0 && expired.length === 0;
  return (
    <Page title={t('title')}>
      <h1 className={layout['title']}>{t('title')}</h1>
      {cart.error ? (
        <Failure error={cart.error} onRetry={() => void cart.refetch()} />
      ) : !cart.data ? (
        <Skeleton height="320px" />
      ) : isEmpty ? (
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
      ) : (
        <Lines cart={cart.data} expired={expired} />
      )}
    </Page>
  );
}

function Lines({ cart, expired }: { cart: Cart; expired: readonly CartItem[] }) {
  const { t } = useTranslation('cart');
  const actions = useCartActions();
  const costs = useCartCosts(cart);
  const costOf = new Map(costs.map((cost) => [cost.skuId, cost]));
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
