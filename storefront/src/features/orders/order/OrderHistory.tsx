import { orderHistoryLine, BORDER_ZONE, deadline } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../../../mall/locale.js';
import type { Order } from '../order.js';
import styles from './OrderHistory.module.css';

/** Lists the events of the order that have a text for its buyer, the latest first. */
export function OrderHistory({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const rows = [...order.timeline].reverse().flatMap((row) => {
    const line = orderHistoryLine(row.action, 'buyer');
    return line ? [{ ...row, line: line[locale] }] : [];
  });
  return (
    <details className={styles['history']}>
      <summary>{t('history.title')}</summary>
      <ol>
        {rows.map((row) => (
          <li key={row.seq}>
            <span className="muted figures">{deadline(row.createTime, locale, BORDER_ZONE)}</span>
            <span>
              {row.line}
              {row.reason && <span className="muted">: {row.reason}</span>}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
