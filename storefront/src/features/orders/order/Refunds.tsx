import { dayOf, isApiError, parseMinor, refundStatuses, statusLabel, type InputOf } from '@mall/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop, type HeldFile } from '../../../components/FileDrop.js';
import { SendButton } from '../../../components/SendButton.js';
import { Button } from '../../../components/ui/Button.js';
import { TextArea, TextField } from '../../../components/ui/Field.js';
import { Notice, type Tone } from '../../../components/ui/Notice.js';
import { Status } from '../../../components/ui/Status.js';
import layout from '../../../components/ui/layout.module.css';
import { useUploads } from '../../../components/use-uploads.js';
import { call } from '../../../mall/api.js';
import { refreshOrders } from '../../../mall/query-client.js';
import { locale } from '../../../mall/locale.js';
import { say } from '../../../mall/say.js';
import type { Order } from '../order-now.js';
import { slipAmount } from './slip-amount.js';
import sheet from './Contract.module.css';
import styles from './Payment.module.css';

const tones: Readonly<Record<number, Tone>> = { 0: 'wait', 1: 'wait', 2: 'good', 3: 'bad' };

/** Money on its way back: what was asked for, what was decided, when it was paid out. */
export function Refunds({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const { t: deal } = useTranslation('deal');
  const [isAsking, setAsking] = useState(false);
  const canApply = order.actions.includes('applyRefund');
  if (order.refunds.length === 0 && !canApply) return null;
  return (
    <section className={sheet['section']} aria-labelledby="refunds">
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
                  {statusLabel(refundStatuses, refund.status, locale)}
                </Status>
              </div>
              <p className="muted small">
                {refund.kindLabel} · {dayOf(refund.createTime, locale)}
              </p>
              {refund.reason && <p>{refund.reason}</p>}
              {refund.status === refundStatuses.rejected.code && refund.decisionReason && (
                <p>{deal('now.reason', { reason: refund.decisionReason })}</p>
              )}
              <p className="muted small">
                {refund.status === refundStatuses.paid.code && refund.payTime
                  ? t('refund.paidOn', { date: dayOf(refund.payTime, locale), number: refund.bankRef ?? '—' })
                  : refund.status === refundStatuses.approved.code
                    ? t('refund.approved')
                    : refund.status === refundStatuses.requested.code && t('refund.waits')}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function RefundForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const { t } = useTranslation('order');
  const { t: deal } = useTranslation('deal');
  const [amount, setAmount] = useState((order.paidFee / 100).toFixed(2));
  const [reason, setReason] = useState('');
  const { isUploading, onUploading } = useUploads();
  const [files, setFiles] = useState<readonly HeldFile[]>([]);
  const [isTried, setTried] = useState(false);
  const amountFee = parseMinor(amount) ?? 0;
  const isReady = amountFee > 0 && reason.trim().length >= 3;
  const asking = useMutation({
    mutationFn: () =>
      call('order.refund.apply', {
        orderId: order.orderId,
        amountFee,
        reason: reason.trim(),
        evidence: [...files] as InputOf<'order.refund.apply'>['evidence'],
      }),
    onSuccess: () => {
      say.done(t('refund.done'));
      refreshOrders();
      onDone();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isReady) asking.mutate();
  };
  return (
    <form className={styles['slip']} noValidate onSubmit={submit}>
      {asking.error && (
        <Notice tone="bad">{isApiError(asking.error) ? asking.error.message : deal('failed')}</Notice>
      )}
      <TextField
        label={t('refund.amount')}
        inputMode="decimal"
        value={amount}
        error={isTried && amountFee <= 0 ? t('slip.amountFormat') : undefined}
        onChange={({ target }) => setAmount(target.value)}
      />
      <TextArea
        label={t('ask.reason')}
        rows={3}
        maxLength={1000}
        value={reason}
        error={isTried && reason.trim().length < 3 ? t('refund.reasonNeeded') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <FileDrop
        label={t('refund.evidence')}
        purpose="slip"
        most={10}
        files={files}
        onChange={setFiles}
        onUploading={onUploading}
      />
      <div className={layout['row']}>
        <SendButton isUploading={isUploading} isSending={asking.isPending}>
          {t('refund.send')}
        </SendButton>
        <Button onClick={onDone}>{deal('cancel')}</Button>
      </div>
    </form>
  );
}
