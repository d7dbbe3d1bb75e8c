import { isOrderIn } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import type { Order } from '../order.js';
import { AskAboutOrder } from './AskAboutOrder.js';
import { DeliveryFacts } from './DeliveryFacts.js';
import { OrderedItems } from './OrderedItems.js';
import { SquareConsent } from './SquareConsent.js';
import styles from './OrderFacts.module.css';

/** Shows what was ordered, the price, the destination, and whom to ask. */
export function OrderFacts({ order }: { order: Order }) {
  const { t: deal } = useTranslation('deal');
  return (
    <>
      <OrderedItems order={order} />
      <DeliveryFacts order={order} />
      {!isOrderIn(order.status, 'cancelled') && (
        <section className={styles['card']} aria-label={deal('checkout.square')}>
          <SquareConsent order={order} />
        </section>
      )}
      <AskAboutOrder order={order} />
    </>
  );
}
