import { exactRoubles, isOrderIn } from '@mall/web-kit';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/Button.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import { locale } from '../../../mall/locale.js';
import { yuan } from '../../../mall/yuan.js';
import type { Order } from '../order.js';
import sheet from './Contract.module.css';
import styles from './Payment.module.css';
import { BankDetails } from './BankDetails.js';
import { SentSlips } from './SentSlips.js';

const SlipForm = lazy(() => import('./SlipForm.js'));

interface PaymentProps {
  readonly order: Order;
  readonly isUploading: boolean;
  readonly onUploading: (isUploading: boolean) => void;
}

/** Shows bank details, deadline, and the uploaded slips. */
export function Payment({ order, isUploading, onUploading }: PaymentProps) {
  const { t } = useTranslation('order');
  const isDue = isOrderIn(order.status, 'unpaid');
  return (
    <section id="slip" className={sheet['section']} aria-labelledby="paymentTitle">
      <div className={sheet['head']}>
        <h2 id="paymentTitle">{t('payment.title')}</h2>
        {isDue && (
          <Button small icon="document" onClick={() => print()}>
            {t('payment.print')}
          </Button>
        )}
      </div>
      <div className={styles['body']}>
        <Balance order={order} />
        {isDue && <BankDetails order={order} />}
        {order.vouchers.length > 0 && <SentSlips order={order} />}
        {order.actions.includes('uploadSlip') &&
          (isUploading ? (
            <Suspense fallback={<Skeleton height="280px" />}>
              <SlipForm order={order} onDone={() => onUploading(false)} />
            </Suspense>
          ) : (
            <div>
              <Button icon="upload" onClick={() => onUploading(true)}>
                {t(
                  order.deal.slipDraft?.corrects
                    ? 'payment.uploadCorrected'
                    : order.deal.slipDraft?.replaces
                      ? 'payment.replace'
                      : order.vouchers.length > 0
                        ? 'payment.uploadAnother'
                        : 'payment.upload',
                )}
              </Button>
            </div>
          ))}
        {!isDue && order.vouchers.length === 0 && <p className="muted">{t('payment.none')}</p>}
      </div>
    </section>
  );
}

/** Shows the amounts paid and due, once a part has been confirmed. */
function Balance({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  if (order.paidFee === 0) return null;
  return (
    <dl className={`${styles['balance']} figures`}>
      <div>
        <dt>{t('payment.ordered')}</dt>
        <dd>{yuan(order.total)}</dd>
      </div>
      <div>
        <dt>{t('payment.paid')}</dt>
        <dd>{yuan(order.paidFee)}</dd>
      </div>
      <div>
        <dt>{t(order.deal.isAllClaimed ? 'payment.waits' : 'payment.balance')}</dt>
        <dd>
          <strong>{yuan(order.deal.leftMinor)}</strong>
          {order.deal.leftMinor > 0 && (
            <span className="muted small"> {exactRoubles(order.deal.leftRubMinor, locale)}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}
