import { deliveryTerm, phone, placeLine, BORDER_ZONE, deadline } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../../../mall/locale.js';
import type { Order } from '../order.js';
import styles from './OrderFacts.module.css';

/** Shows terms, address and, once shipped, carrier and tracking number. */
export function DeliveryFacts({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const { orderAddr: address, delivery } = order;
  return (
    <section className={styles['card']} aria-labelledby="delivery">
      <h2 id="delivery">{t('order.delivery')}</h2>
      <p>
        <strong>{deliveryTerm(order.incoterm, locale)}</strong>
      </p>
      <p>
        {address.consignee}, <span className="figures unbroken">{phone(address.mobile)}</span>
        <br />
        <span className="muted">{placeLine(address)}</span>
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
          <span className="muted small">{deadline(delivery.deliveryTime, locale, BORDER_ZONE)}</span>
          {delivery.note && <span className="muted small"> {delivery.note}</span>}
        </p>
      )}
    </section>
  );
}
