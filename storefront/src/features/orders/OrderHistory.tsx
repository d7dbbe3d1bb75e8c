import { moment } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { locale } from '../../mall/locale.js';
import type { Order } from './order-now.js';
import styles from './OrderHistory.module.css';

const known = [
  'submit',
  'signContract',
  'uploadSlip',
  'confirmPayment',
  'confirmPart',
  'confirmLate',
  'rejectSlip',
  'requote',
  'extendPayTime',
  'milestone',
  'ship',
  'receive',
  'autoReceive',
  'cancel',
  'expire',
  'staffCancel',
] as const;
type Known = (typeof known)[number];

/** Different to the desk, the same to the buyer. */
const ALIASES: Readonly<Record<string, Known>> = {
  submitted: 'submit',
  confirmPartMoreWait: 'confirmPart',
  rejectSlipMoreWait: 'rejectSlip',
  rejectLate: 'rejectSlip',
};

/** Everything that happened to the order, the latest first. */
export function OrderHistory({ order }: { order: Order }) {
  const { t } = useTranslation('deal');
  const rows = [...order.timeline].reverse().map((row) => ({
    ...row,
    action: ALIASES[row.action] ?? row.action,
  }));
  return (
    <details className={styles['history']}>
      <summary>{t('history.title')}</summary>
      <ol>
        {rows
          .filter(({ action }) => (known as readonly string[]).includes(action))
          .map((row) => (
            <li key={row.seq}>
              <span className="muted figures">{moment(row.createTime, locale)}</span>
              <span>
                {t(`history.${row.action as Known}`)}
                {row.reason && <span className="muted">: {row.reason}</span>}
              </span>
            </li>
          ))}
      </ol>
    </details>
  );
}
