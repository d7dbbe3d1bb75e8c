import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { LandedCostTotal } from '../../components/LandedCostTotal.js';
import { BottomBar } from '../../components/ui/BottomBar.js';
import { Button } from '../../components/ui/Button.js';
import layout from '../../components/ui/layout.module.css';
import { loginPath, pathTo } from '../../mall/pages.js';
import { useRate } from '../../mall/use-rate.js';
import { useIsVisitor } from '../../mall/use-session.js';
import styles from './CartPage.module.css';
import { NewTablesLine } from '../../components/NewTablesLine.js';
import { CityChoice } from '../../components/CityChoice.js';
import type { Cart, CartCosts } from './cart.js';

export function CartSummary({ cart, costs }: { cart: Cart; costs: CartCosts }) {
  const { t } = useTranslation('cart');
  const { t: deal } = useTranslation('deal');
  const navigate = useNavigate();
  const rate = useRate();
  const isVisitor = useIsVisitor();
  const next = isVisitor ? loginPath(pathTo('cart')) : pathTo('checkout');
  const isSomeLeftOut = cart.shopCarts.some(({ shopCartItem }) =>
    shopCartItem.some(({ isChecked, why }) => isChecked === 1 && why !== null),
  );
  const items = cart.shopCarts.flatMap(({ shopCartItem }) => shopCartItem);
  const names = new Map(items.map(({ skuId, spuName }) => [skuId, spuName]));
  const checkout = (
    <Button look="primary" wide disabled={cart.count === 0} onClick={() => navigate(next)}>
      {cart.count > 0 ? t('checkout', { count: cart.count }) : t('chooseLines')}
    </Button>
  );
  return (
    <>
      <aside
        className={`${layout['card']} ${layout['sticky']} ${styles['summary']}`}
        aria-label={deal('cart.total')}
      >
        <CityChoice />
        <LandedCostTotal
          costs={costs.cars}
          names={names}
          fen={cart.finalMoney}
          rubMinor={rate && Math.round((cart.finalMoney * rate.rate) / 100) * 100}
        />
        <NewTablesLine newTables={costs.newTables} names={names} />
        {isSomeLeftOut && <p className="small">{t('leftOut')}</p>}
        <p className="muted small">{t('rateLater')}</p>
        <p className="muted small">{t('notHeld')}</p>
        {isVisitor && <p className="small">{t('signInFirst')}</p>}
        <div className={styles['wideOnly']}>{checkout}</div>
      </aside>
      <BottomBar>{checkout}</BottomBar>
    </>
  );
}
