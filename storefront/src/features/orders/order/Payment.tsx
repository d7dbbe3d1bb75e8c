import {
  exactRoubles,
  moment,
  shortDayOf,
  day,
  voucherStatuses,
  statusLabel,
  yuan,
  isOrderIn,
  paymentSlipStates,
} from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PrivateFile } from '../../../components/PrivateFile.js';
import { Button } from '../../../components/ui/Button.js';
import { Failure } from '../../../components/ui/Failure.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import { Status } from '../../../components/ui/Status.js';
import type { Tone } from '../../../components/ui/Notice.js';
import { read } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import { CopyRow } from './CopyRow.js';
import type { Order } from '../order-now.js';
import { slipAmount } from './slip-amount.js';
import sheet from './Contract.module.css';
import styles from './Payment.module.css';

const SlipForm = lazy(() => import('./SlipForm.js'));

interface PaymentProps {
  readonly order: Order;
  readonly isUploading: boolean;
  readonly onUploading: (isUploading: boolean) => void;
}

/** Where the money goes, by when, and the slips that were handed in. */
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
        {isDue && <Details order={order} />}
        {order.vouchers.length > 0 && <Vouchers order={order} />}
        {order.actions.includes('uploadSlip') &&
          (isUploading ? (
            <Suspense fallback={<Skeleton height="280px" />}>
              <SlipForm order={order} onDone={() => onUploading(false)} />
            </Suspense>
          ) : (
            <div>
              <Button icon="upload" onClick={() => onUploading(true)}>
                {t(
                  order.vouchers.at(-1)?.status === paymentSlipStates.rejected
                    ? 'payment.uploadCorrected'
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

/** What has come, and what is still due, once a part has been confirmed. */
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
        <dt>{t('payment.balance')}</dt>
        <dd>
          <strong>{yuan(order.balanceFee)}</strong>
          {order.balanceFee > 0 && (
            <span className="muted small"> {exactRoubles(order.balanceRubMinor, locale)}</span>
          )}
        </dd>
      </div>
    </dl>
  );
}

function Details({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const { data, error, refetch } = useQuery(read('order.payInfo', { orderIds: [order.orderId] }));
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="280px" />;
  const { payee } = data;
  return (
    <>
      <p className="muted">{t('payment.how')}</p>
      <dl className={styles['rows']}>
        <CopyRow
          label={t('payment.amountRub')}
          value={exactRoubles(order.balanceRubMinor, locale)}
          copy={plain(order.balanceRubMinor)}
        />
        <CopyRow
          label={t('payment.amountCny')}
          value={yuan(order.balanceFee)}
          copy={plain(order.balanceFee)}
        />
        <CopyRow label={t('payment.payee')} value={payee.companyName} />
        <CopyRow label={t('payment.payeeAddress')} value={payee.companyAddress} />
        <CopyRow label={t('payment.bank')} value={payee.bankName} />
        <CopyRow label={t('payment.bankAddress')} value={payee.bankAddress} />
        <CopyRow label={t('payment.account')} value={payee.account} />
        <CopyRow label="SWIFT" value={payee.swift} />
        <CopyRow label={t('payment.purpose')} value={payee.purpose} />
      </dl>
      <p className="muted small">{t('payment.keepPurpose')}</p>
    </>
  );
}

/** As a bank's form takes it. */
const plain = (minor: number): string => (minor / 100).toFixed(2);

const tones: Readonly<Record<number, Tone>> = { 0: 'wait', 1: 'good', 2: 'bad', 3: 'plain' };

function Vouchers({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const { t: deal } = useTranslation('deal');
  return (
    <ul className={styles['vouchers']}>
      {order.vouchers.map((voucher) => (
        <li key={voucher.voucherId}>
          <div className={styles['voucherHead']}>
            <strong className="figures">{slipAmount(voucher)}</strong>
            <Status tone={tones[voucher.status]}>
              {voucher.status === paymentSlipStates.waiting
                ? t(voucher.waitsForSecond === 1 ? 'payment.waitsForSecond' : 'payment.waits')
                : voucher.status === paymentSlipStates.replaced
                  ? t('payment.replaced')
                  : statusLabel(voucherStatuses, voucher.status, locale)}
            </Status>
          </div>
          <p className="muted small">
            {t('payment.slipLine', {
              paid: day(voucher.paidTime, locale),
              sent: moment(voucher.createTime, locale),
            })}
            {voucher.bankRef && ` · № ${voucher.bankRef}`}
          </p>
          {voucher.reason && <p>{deal('now.reason', { reason: voucher.reason })}</p>}
          {voucher.auditTime && voucher.status === paymentSlipStates.verified && (
            <p className="muted small">
              {t('payment.confirmedOn', { date: shortDayOf(voucher.auditTime, locale) })}
              {voucher.creditedFee > 0 && ` · ${t('payment.credited', { sum: yuan(voucher.creditedFee) })}`}
            </p>
          )}
          <div>
            {voucher.files.map((file) => (
              <PrivateFile key={file.url} file={file} />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
