import { exactRoubles, yuan } from '@mall/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { RequireSignIn } from '../../components/RequireSignIn.js';
import { DoorSum } from '../../components/DoorSum.js';
import { BottomBar } from '../../components/ui/BottomBar.js';
import { Button, ButtonLink } from '../../components/ui/Button.js';
import { Empty } from '../../components/ui/Empty.js';
import { Failure } from '../../components/ui/Failure.js';
import { Page } from '../../components/ui/Page.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import layout from '../../components/ui/layout.module.css';
import { read } from '../../mall/api.js';
import { locale } from '../../mall/locale.js';
import { pathTo } from '../../mall/pages.js';
import { useRate } from '../../mall/use-rate.js';
import { CartLine } from './CartLine.js';
import styles from './CartPage.module.css';
import type { Cart, CartItem } from './cart.js';
import { useCartActions } from './use-cart-actions.js';

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
  return (
    <div className={layout['two']}>
      <div className={layout['stack']}>
        {cart.shopCarts.map((shop) => (
          <section key={shop.shopId} className={layout['card']}>
            <h2 className={styles['shop']}>{shop.shopName}</h2>
            <ul className={styles['lines']}>
              {shop.shopCartItem.map((item) => (
                <CartLine key={item.cartItemId} item={item} actions={actions} />
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
      </div>
      <Summary cart={cart} />
    </div>
  );
}

function Summary({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart');
  const { t: deal } = useTranslation('deal');
  const navigate = useNavigate();
  const rate = useRate();
  const isSomeLeftOut = cart.shopCarts.some(({ shopCartItem }) =>
    shopCartItem.some(({ isChecked, why }) => isChecked === 1 && why !== null),
  );
  const rub = rate && exactRoubles(Math.round((cart.finalMoney * rate.rate) / 100) * 100, locale);
  const checkout = (
    <Button look="primary" wide disabled={cart.count === 0} onClick={() => void navigate(pathTo('checkout'))}>
      {cart.count > 0 ? t('checkout', { count: cart.count }) : t('chooseLines')}
    </Button>
  );
  return (
    <>
      <aside
        className={`${layout['card']} ${layout['sticky']} ${styles['summary']}`}
        aria-label={deal('cart.total')}
      >
        <div className={styles['total']}>
          <span>{deal('cart.total')}</span>
          <span className="figures">
            {rub && <strong>≈&#8239;{rub}</strong>}
            <span className={rub ? 'muted' : undefined}>{yuan(cart.finalMoney)}</span>
          </span>
        </div>
        <AtTheDoor cart={cart} />
        {isSomeLeftOut && <p className="small">{t('leftOut')}</p>}
        <p className="muted small">{t('rateLater')}</p>
        <p className="muted small">{t('notHeld')}</p>
        <div className={styles['wideOnly']}>{checkout}</div>
      </aside>
      <BottomBar>{checkout}</BottomBar>
    </>
  );
}

/** The chosen cars at the buyer's door. */
function AtTheDoor({ cart }: { cart: Cart }) {
  const { data } = useQuery({
    ...read('order.landed.forCart', {}),
    // Another sum is another question.
    queryKey: ['order.landed.forCart', cart.finalMoney],
    enabled: cart.count > 0,
    placeholderData: keepPreviousData,
  });
  const items = cart.shopCarts.flatMap(({ shopCartItem }) => shopCartItem);
  const names = new Map(items.map(({ skuId, spuName }) => [skuId, spuName]));
  return <DoorSum costs={(cart.count > 0 && data?.cars) || []} names={names} />;
}
