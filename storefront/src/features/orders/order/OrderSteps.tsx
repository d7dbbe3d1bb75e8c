import { shortDayOf, isOrderIn, BORDER_ZONE } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../components/ui/Icon.js';
import { locale } from '../../../mall/locale.js';
import type { Order } from '../order.js';
import styles from './OrderSteps.module.css';

/** Lists all steps of an order, completed and future ones. */
export function OrderSteps({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const { steps } = order;
  const next = isOrderIn(order.status, 'cancelled') ? undefined : steps.find(({ isDone }) => !isDone)?.name;
  return (
    <section className={styles['card']} aria-labelledby="steps">
      <h2 id="steps">{t('steps.title')}</h2>
      <ol className={styles['steps']}>
        {steps.map(({ name, label, isDone, at }) => (
          <li
            key={name}
            className={isDone ? styles['done'] : undefined}
            aria-current={name === next ? 'step' : undefined}
          >
            <span className={styles['mark']} aria-hidden="true">
              {isDone && <Icon name="check" size={14} />}
            </span>
            <span>
              {label}
              {isDone && <span className="visually-hidden">{t('steps.done')}</span>}
            </span>
            {at && <span className="muted small figures">{shortDayOf(at, locale, BORDER_ZONE)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
