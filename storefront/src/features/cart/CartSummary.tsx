import { exactRoubles, yuan } from '@mall/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LandedCostTotal } from '../../components/LandedCostTotal.js';
import { BottomBar } from '../../components/ui/BottomBar.js';
import { Button } from '../../components/ui/Button.js';
import layout from '../../components/ui/layout.module.css';
import { read } from '../../mall/api.js';
import { locale } from '../../mall/locale.js';
import { pathTo } from '../../mall/pages.js';
import { useRate } from '../../mall/use-rate.js';
import styles from './CartPage.module.css';
import type { Cart } from './cart.js';

export function CartSummary({ cart }: { cart: Cart }) {
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
        <CartLandedCost cart={cart} />
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
function CartLandedCost({ cart }: { cart: Cart }) {
  const { data } = useQuery({
    ...read('order.landed.forCart', {}),
    // The sum is part of the key, so that a changed cart is calculated again.
    queryKey: ['order.landed.forCart', cart.finalMoney],
    enabled: cart.count > 0,
    placeholderData: keepPreviousData,
  });
  const items = cart.shopCarts.flatMap(({ shopCartItem }) => shopCartItem);
  const names = new Map(items.map(({ skuId, spuName }) => [skuId, spuName]));
  return <LandedCostTotal costs={(cart.count > 0 && data?.cars) || []} names={names} />;
}
