import { moment, unbroken } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CarPrice } from '../../components/CarPrice.js';
import { type LandedCostOfCar, totalOf } from '../../components/landed-cost.js';
import { Button } from '../../components/ui/Button.js';
import { SmallCarPicture } from '../../components/SmallCarPicture.js';
import { Status } from '../../components/ui/Status.js';
import { Stepper } from '../../components/ui/Stepper.js';
import { useOwnHold } from '../../components/use-own-hold.js';
import { locale } from '../../mall/locale.js';
import { carPath, orderPath } from '../../mall/pages.js';
import type { CartItem } from './cart.js';
import type { CartActions } from './use-cart-actions.js';
import styles from './CartPage.module.css';
import { say } from '../../mall/say.js';
import { yuan } from '../../mall/yuan.js';

interface CartLineProps {
  readonly item: CartItem;
  /** The landed cost of a chosen car. */
  readonly cost?: LandedCostOfCar | undefined;
  readonly actions: CartActions;
  /** Whether the car is no longer on sale; it can only be removed. */
  readonly isGone?: boolean;
}

export function CartLine({ item, cost, actions, isGone }: CartLineProps) {
  const { t } = useTranslation('cart');
  const { t: deal } = useTranslation('deal');
  const setCount = (count: number): void => {
    if (count > item.stock) say.failed(t('insufficientStock'));
    else actions.setCount.mutate({ item, count });
  };
  return (
    <li className={styles['line']}>
      <input
        type="checkbox"
        className={styles['check']}
        aria-label={t('check', { name: item.spuName })}
        checked={!isGone && item.isChecked === 1}
        disabled={isGone || actions.check.isPending}
        onChange={({ target }) => actions.check.mutate({ item, isChecked: target.checked })}
      />
      <span className={styles['picture']}>
        <SmallCarPicture url={item.imgUrl} name={item.spuName} />
      </span>
      <div className={styles['what']}>
        <Link to={carPath(item.spuId)}>{unbroken(item.spuName)}</Link>
        {item.skuName && item.skuName !== item.spuName && <span className="muted small">{item.skuName}</span>}
        {isGone && <Status tone="bad">{t('gone')}</Status>}
        {item.why === 'held' && item.heldUntil && <Held skuId={item.skuId} until={item.heldUntil} />}
        {item.why === 'insufficientStock' && <Status tone="bad">{t('insufficientStock')}</Status>}
        {item.priceFee !== item.skuPriceFee && (
          <span className={`${styles['changed']} small figures`}>
            {t('priceChanged', { before: yuan(item.priceFee), now: yuan(item.skuPriceFee) })}
          </span>
        )}
      </div>
      <div className={styles['money']}>
        <LineSum cost={cost} fen={item.totalPriceFee} />
        {item.priceTier === 'retail' && item.wholesalePriceFee !== null && (
          <span className="muted small figures">
            {t('wholesaleFrom', { price: yuan(item.wholesalePriceFee) })}
          </span>
        )}
        {item.count > 1 && (
          <span className="muted small figures">
            {t('each', { price: yuan(item.unitPriceFee) })}
            {item.priceTier === 'wholesale' && ` · ${deal('cart.wholesale')}`}
          </span>
        )}
      </div>
      <div className={styles['actions']}>
        {!isGone && !item.isSingleUnit && (
          <Stepper
            label={t('count')}
            value={item.count}
            max={Math.max(item.stock, 1)}
            onChange={setCount}
            disabled={actions.setCount.isPending}
          />
        )}
        <Button look="danger" small icon="trash" onClick={() => actions.remove.mutate(item)}>
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}

/** Shows who holds a car: somebody else, or an order of the buyer, which is linked. */
function Held({ skuId, until }: { skuId: string; until: string }) {
  const { t } = useTranslation('cart');
  const { t: deal } = useTranslation('deal');
  const ownOrder = useOwnHold(skuId, true);
  if (ownOrder === undefined) return null;
  if (!ownOrder) return <Status tone="wait">{t('held', { time: moment(until, locale) })}</Status>;
  return (
    <>
      <Status tone="wait">{deal('own.title')}</Status>
      <Link to={orderPath(ownOrder.orderId)}>{deal('own.open')}</Link>
    </>
  );
}

/** Shows the landed cost first, where it is known. */
function LineSum({ cost, fen }: { cost: LandedCostOfCar | undefined; fen: number }) {
  if (!cost) return <strong className="figures">{yuan(fen)}</strong>;
  const total = totalOf(cost);
  return (
    <CarPrice
      fen={fen}
      rub={Math.round(cost.mallRubMinor / 100)}
      landedRub={total === null ? null : Math.round(total / 100)}
      city={cost.city ?? ''}
    />
  );
}
