import { parseMinor, typedAmount, type InputOf } from '@mall/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../components/forms/Refusal.js';
import { FileDrop } from '../../../components/FileDrop.js';
import { useKeptState } from '../../../components/forms/use-kept-state.js';
import type { HeldFile } from '../../../components/use-file-uploads.js';
import { SendButton } from '../../../components/SendButton.js';
import { Button } from '../../../components/ui/Button.js';
import { TextArea, TextField } from '../../../components/ui/Field.js';
import layout from '../../../components/ui/layout.module.css';
import { useUploads } from '../../../components/use-uploads.js';
import { call } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import { refreshOrders } from '../../../mall/query-client.js';
import { say } from '../../../mall/say.js';
import type { Order } from '../order.js';
import styles from './Payment.module.css';

export function RefundForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const { t } = useTranslation('order');
  const { t: deal } = useTranslation('deal');
  const typed = useKeptState(`refund ${order.orderId}`, {
    amount: typedAmount(order.paidFee, locale),
    reason: '',
  });
  const { amount, reason } = typed.fields;
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
      typed.forget();
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
      {asking.error && <Refusal error={asking.error} />}
      <TextField
        label={t('refund.amount')}
        inputMode="decimal"
        value={amount}
        error={isTried && amountFee <= 0 ? t('slip.amountFormat') : undefined}
        onChange={({ target }) => typed.change({ amount: target.value })}
      />
      <TextArea
        label={t('ask.reason')}
        rows={3}
        maxLength={1000}
        value={reason}
        error={isTried && reason.trim().length < 3 ? t('refund.reasonNeeded') : undefined}
        onChange={({ target }) => typed.change({ reason: target.value })}
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
