import {
  dayOf,
  deadline,
  isOrderIn,
  rate as rateText,
  sourceName,
  unbroken,
  BORDER_ZONE,
} from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LandedCostTotal } from '../../../components/LandedCostTotal.js';
import { totalOfAll } from '../../../components/landed-cost.js';
import { SmallCarPicture } from '../../../components/SmallCarPicture.js';
import { locale } from '../../../mall/locale.js';
import { carPath } from '../../../mall/pages.js';
import { yuan } from '../../../mall/yuan.js';
import type { Order } from '../order.js';
import styles from './OrderFacts.module.css';

/** Whether the contract still uses the rate of the calculation, which a new quote changes. Each car is rounded to a kopeck. */
function isAtFirstRate({ landedCosts, landedRubMinor }: Order): boolean {
  const shown = totalOfAll(landedCosts);
  if (shown === null || landedRubMinor == null) return true;
  return Math.abs(landedRubMinor - shown) <= landedCosts.length;
}

/** Lists the cars of an order, their sum, the landed costs and the rate, as they were when the order was placed. */
export function OrderedItems({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const { t: deal } = useTranslation('deal');
  const { rate } = order;
  return (
    <section className={styles['card']} aria-labelledby="items">
      <h2 id="items">{t('order.items')}</h2>
      <ul className={styles['items']}>
        {order.orderItems.map((item) => (
          <li key={item.orderItemId}>
            <span className={styles['picture']}>
              <SmallCarPicture url={item.pic} name={item.spuName} />
            </span>
            <span className={styles['item']}>
              <Link to={carPath(item.spuId)}>{unbroken(item.spuName)}</Link>
              <span className="muted small">
                {item.vin || item.vins.length > 0
                  ? `VIN ${item.vin ?? item.vins.join(', ')}`
                  : t('order.vinLater')}
              </span>
              <span className="figures">
                {yuan(item.spuTotalAmount)}
                {item.count > 1 && (
                  <span className="muted small">
                    {' '}
                    {deal('checkout.times', { count: item.count, price: yuan(item.price) })}
                  </span>
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div className={styles['total']}>
        <LandedCostTotal
          isFrozen
          costs={order.landedCosts}
          names={new Map(order.orderItems.map(({ skuId, spuName }) => [skuId, spuName]))}
          fen={order.total}
          rubMinor={order.totalRubMinor}
          totalRubMinor={order.landedRubMinor}
        />
        {order.landedCosts.length > 0 && (
          <p className="muted small">
            {deal(isAtFirstRate(order) ? 'landed.frozen' : 'landed.frozenLater', {
              date: dayOf(order.createTime, locale, BORDER_ZONE),
            })}
          </p>
        )}
      </div>
      <p className="muted small">
        {t('checkout.rate', { rate: rateText(rate.rate, locale), source: sourceName(rate.source, locale) })}
        {isOrderIn(order.status, 'unpaid') &&
          ` ${deal('checkout.rateUntil', { time: deadline(rate.lockedUntil, locale, BORDER_ZONE) })}`}
      </p>
    </section>
  );
}
