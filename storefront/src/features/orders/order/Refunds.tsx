import { dayOf, refundStatuses, statusLabel, BORDER_ZONE } from '@mall/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button.js';
import type { Tone } from '../../../components/ui/Notice.js';
import { Status } from '../../../components/ui/Status.js';
import { locale } from '../../../mall/locale.js';
import type { Order } from '../order.js';
import { slipAmount } from './slip-amount.js';
import sheet from './Contract.module.css';
import styles from './Payment.module.css';
import { RefundForm } from './RefundForm.js';

const tones: Readonly<Record<number, Tone>> = { 0: 'wait', 1: 'wait', 2: 'good', 3: 'bad' };

/** Lists the refunds of an order: request, decision and payment. */
export function Refunds({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const { t: deal } = useTranslation('deal');
  const [isAsking, setAsking] = useState(false);
  const canApply = order.actions.includes('applyRefund');
  if (order.refunds.length === 0 && !canApply) return null;
  return (
    <section
      className={`${sheet['section']} ${order.refunds.length > 0 ? '' : 'no-print'}`}
      aria-labelledby="refunds"
    >
      <div className={sheet['head']}>
        <h2 id="refunds">{t('refund.title')}</h2>
        {canApply && !isAsking && (
          <Button small onClick={() => setAsking(true)}>
            {t('refund.ask')}
          </Button>
        )}
      </div>
      <div className={styles['body']}>
        {isAsking && <RefundForm order={order} onDone={() => setAsking(false)} />}
        <ul className={styles['vouchers']}>
          {order.refunds.map((refund) => (
            <li key={refund.refundId}>
              <div className={styles['voucherHead']}>
                <strong className="figures">{slipAmount(refund)}</strong>
                <Status tone={tones[refund.status]}>
                  {refund.statusLabel ?? statusLabel(refundStatuses, refund.status, locale)}
                </Status>
              </div>
              <p className="muted small">
                {refund.kindLabel} · {dayOf(refund.createTime, locale, BORDER_ZONE)}
              </p>
              {refund.reason && <p>{refund.reason}</p>}
              {refund.status === refundStatuses.rejected.code && refund.decisionReason && (
                <p>{deal('now.reason', { reason: refund.decisionReason })}</p>
              )}
              <p className="muted small">
                {refund.status === refundStatuses.paid.code && refund.payTime
                  ? t('refund.paidOn', {
                      date: dayOf(refund.payTime, locale, BORDER_ZONE),
                      number: refund.bankRef ?? '—',
                    })
                  : refund.status === refundStatuses.approved.code
                    ? t('refund.approved')
                    : refund.status === refundStatuses.requested.code &&
                      t(refund.kind === 'claim' ? 'refund.waits' : 'refund.owed')}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
