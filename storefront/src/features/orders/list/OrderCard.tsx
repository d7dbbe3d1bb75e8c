import {
  contractStatuses,
  dayOf,
  deadline,
  exactRoubles,
  statusLabel,
  unbroken,
  BORDER_ZONE,
} from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ButtonLink } from '../../../components/ui/Button.js';
import { SmallCarPicture } from '../../../components/SmallCarPicture.js';
import { Status } from '../../../components/ui/Status.js';
import layout from '../../../components/ui/layout.module.css';
import { knownRoubles } from '../../../components/landed-cost.js';
import { placeName } from '../../../mall/city.js';
import { locale } from '../../../mall/locale.js';
import { orderPath } from '../../../mall/pages.js';
import { yuan } from '../../../mall/yuan.js';
import type { OrderRow } from '../order.js';
import styles from './OrdersPage.module.css';

/** Shows the landed cost first, where it is known; then the contract, and the yuan last. */
function OrderSum({ order }: { order: OrderRow }) {
  const { t } = useTranslation();
  const { landedRubMinor, landedCity } = order;
  const landed = knownRoubles(landedRubMinor ?? null);
  const contract = exactRoubles(order.totalRubMinor, locale);
  if (landed === null)
    return (
      <span className="figures">
        <strong className={styles['sum']}>{contract}</strong>{' '}
        <span className="muted">{yuan(order.total)}</span>
      </span>
    );
  return (
    <span className="figures">
      <strong className={styles['sum']}>≈ {landed}</strong>{' '}
      <span className="muted">{t('price.landed', { city: placeName(landedCity ?? '') })}</span>
      <br />
      <span className="small">{t('price.ofContract', { sum: contract })}</span>{' '}
      <span className="muted small">{yuan(order.total)}</span>
    </span>
  );
}

/** Converts a label to lower case for use inside a sentence. */
const small = (label: string): string => label.toLocaleLowerCase(locale);

export function OrderCard({ order }: { order: OrderRow }) {
  const { t } = useTranslation('orders');
  const { t: deal } = useTranslation('deal');
  const { deal: said } = order;
  return (
    <li className={`${layout['card']} ${styles['order']}`}>
      <div className={styles['head']}>
        <Link to={orderPath(order.orderId)} className={styles['number']}>
          {deal('order.number', { number: order.orderNumber })}
        </Link>
        <Status tone={said.tone}>{said.label}</Status>
        <span className="muted small">{dayOf(order.createTime, locale, BORDER_ZONE)}</span>
      </div>
      <ul className={styles['items']}>
        {order.orderItems.map((item) => (
          <li key={item.orderItemId}>
            <span className={styles['picture']}>
              <SmallCarPicture url={item.pic} name={item.spuName} />
            </span>
            <span>
              {unbroken(item.spuName)}
              {item.count > 1 && <span className="muted"> × {item.count}</span>}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles['side']}>
        <OrderSum order={order} />
        {order.paidFee > 0 && said.leftMinor > 0 && (
          <span className="small figures">
            {t(said.isAllClaimed ? 'allClaimed' : 'balance', {
              paid: yuan(order.paidFee),
              balance: yuan(said.leftMinor),
            })}
          </span>
        )}
        <span className="muted small">
          {order.contractNumber
            ? t('contractLine', {
                number: order.contractNumber,
                status: small(statusLabel(contractStatuses, order.contractStatus, locale)),
              })
            : t('contractNone')}
          <br />
          {t('voucherLine', {
            status: small(said.payment),
          })}
        </span>
        {order.closeType !== null && said.reason && <span className="muted small">{said.reason}</span>}
        {said.until && said.untilKind === 'pay' && (
          <span className={styles['due']}>
            {t('payBy', { time: deadline(said.until, locale, BORDER_ZONE) })}
          </span>
        )}
        <ButtonLink look={said.action ? 'primary' : 'secondary'} small to={orderPath(order.orderId)}>
          {said.short ?? t('open')}
        </ButtonLink>
      </div>
    </li>
  );
}
