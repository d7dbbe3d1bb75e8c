import {
  deadline,
  deliveryTerm,
  exactRoubles,
  moment,
  phone,
  rate as rateText,
  sourceName,
  unbroken,
  yuan,
  isOrderIn,
} from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useOpenChat } from '../../../components/chat-opener.js';
import { FrozenCosts } from '../../../components/FrozenCosts.js';
import { Button } from '../../../components/ui/Button.js';
import { Icon } from '../../../components/ui/Icon.js';
import { Picture } from '../../../components/ui/Picture.js';
import { company } from '../../../mall/company.js';
import { locale } from '../../../mall/locale.js';
import { carPath } from '../../../mall/pages.js';
import type { Order } from '../order-now.js';
import { SquareConsent } from './SquareConsent.js';
import styles from './OrderFacts.module.css';

/** What was ordered, for how much, and where it goes; as it was when the order was placed. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const { t: deal } = useTranslation('deal');
  const openChat = useOpenChat();
  const { orderAddr: address, rate, delivery } = order;
  return (
    <>
      <section className={styles['card']} aria-labelledby="items">
        <h2 id="items">{t('order.items')}</h2>
        <ul className={styles['items']}>
          {order.orderItems.map((item) => (
            <li key={item.orderItemId}>
              <span className={styles['picture']}>
                <Picture url={item.pic} alt="" variant="272x205" />
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
        <p className={`${styles['total']} figures`}>
          <strong>{exactRoubles(order.totalRubMinor, locale)}</strong>
          <span className="muted">{yuan(order.total)}</span>
        </p>
        {order.landedCosts.length > 0 && (
          <details className={styles['costs']}>
            <summary>{deal('landed.title')}</summary>
            <FrozenCosts costs={order.landedCosts} since={order.createTime} />
          </details>
        )}
        <p className="muted small">
          {t('checkout.rate', { rate: rateText(rate.rate, locale), source: sourceName(rate.source, locale) })}
          {isOrderIn(order.status, 'unpaid') &&
            ` ${deal('checkout.rateUntil', { time: deadline(rate.lockedUntil, locale) })}`}
        </p>
      </section>
      <section className={styles['card']} aria-labelledby="delivery">
        <h2 id="delivery">{t('order.delivery')}</h2>
        <p>
          <strong>{deliveryTerm(order.incoterm, locale)}</strong>
        </p>
        <p>
          {address.consignee}, <span className="figures">{phone(address.mobile)}</span>
          <br />
          <span className="muted">
            {[address.postCode, address.province, address.city, address.area, address.addr]
              .filter(Boolean)
              .join(', ')}
          </span>
        </p>
        {delivery && (
          <p>
            {t('order.carrier', { carrier: delivery.carrier })}
            {delivery.trackingNumber && (
              <>
                <br />
                {t('order.tracking', { number: delivery.trackingNumber })}
              </>
            )}
            <br />
            <span className="muted small">{moment(delivery.deliveryTime, locale)}</span>
            {delivery.note && <span className="muted small"> {delivery.note}</span>}
          </p>
        )}
      </section>
      {!isOrderIn(order.status, 'cancelled') && (
        <section className={styles['card']} aria-label={deal('checkout.square')}>
          <SquareConsent order={order} />
        </section>
      )}
      <section className={styles['card']} aria-labelledby="ask">
        <h2 id="ask">{t('order.ask')}</h2>
        <p className={styles['ask']}>
          <a className={styles['phone']} href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>
            <Icon name="phone" />
            {company.phone}
          </a>
          <span className="muted small">{company.hours[locale]}</span>
        </p>
        <p className="muted small">{t('order.askText', { number: order.orderNumber })}</p>
        <div>
          <Button
            small
            icon="chat"
            onClick={() => openChat(deal('order.number', { number: order.orderNumber }))}
          >
            {t('nav.write', { ns: 'common' })}
          </Button>
        </div>
      </section>
    </>
  );
}
