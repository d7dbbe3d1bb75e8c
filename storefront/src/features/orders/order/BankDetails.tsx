import { exactRoubles } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../../components/ui/Failure.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import { read } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import { yuan } from '../../../mall/yuan.js';
import { CopyRow } from './CopyRow.js';
import type { Order } from '../order.js';
import styles from './Payment.module.css';

export function BankDetails({ order }: { order: Order }) {
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

/** Formats an amount for a bank's form. */
const plain = (minor: number): string => (minor / 100).toFixed(2);
