import {
  shortDayOf,
  day,
  voucherStatuses,
  statusLabel,
  paymentSlipStates,
  BORDER_ZONE,
  dayOf,
} from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { PrivateFile } from '../../../components/PrivateLink.js';
import { Status } from '../../../components/ui/Status.js';
import type { Tone } from '../../../components/ui/Notice.js';
import { locale } from '../../../mall/locale.js';
import { yuan } from '../../../mall/yuan.js';
import type { Order } from '../order.js';
import { slipAmount } from './slip-amount.js';
import styles from './Payment.module.css';

const tones: Readonly<Record<number, Tone>> = { 0: 'wait', 1: 'good', 2: 'bad', 3: 'plain' };

export function SentSlips({ order }: { order: Order }) {
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
                ? t('payment.waits')
                : voucher.status === paymentSlipStates.replaced
                  ? t('payment.replaced')
                  : statusLabel(voucherStatuses, voucher.status, locale)}
            </Status>
          </div>
          <p className="muted small">
            {t('payment.slipLine', {
              paid: day(voucher.paidTime, locale),
              sent: dayOf(voucher.createTime, locale),
            })}
            {voucher.bankRef && ` · № ${voucher.bankRef}`}
          </p>
          {voucher.reason && <p>{deal('now.reason', { reason: voucher.reason })}</p>}
          {voucher.auditTime && voucher.status === paymentSlipStates.verified && (
            <p className="muted small">
              {t('payment.confirmedOn', { date: shortDayOf(voucher.auditTime, locale, BORDER_ZONE) })}
              {voucher.creditedFee > 0 && ` · ${t('payment.credited', { sum: yuan(voucher.creditedFee) })}`}
              {voucher.confirmedRef &&
                voucher.confirmedRef !== voucher.bankRef &&
                ` · ${t('payment.confirmedRef', { number: voucher.confirmedRef })}`}
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
