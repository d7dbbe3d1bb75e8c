import { parseMinor, typedAmount, type InputOf, type OutputOf } from '@mall/web-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../components/forms/Refusal.js';
import { FileDrop } from '../../../components/FileDrop.js';
import { useKeptState } from '../../../components/forms/use-kept-state.js';
import type { HeldFile } from '../../../components/use-file-uploads.js';
import { SendButton } from '../../../components/SendButton.js';
import { Button } from '../../../components/ui/Button.js';
import { SelectField, TextArea, TextField } from '../../../components/ui/Field.js';
import layout from '../../../components/ui/layout.module.css';
import { useUploads } from '../../../components/use-uploads.js';
import { call, read } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import { refreshOrders } from '../../../mall/query-client.js';
import { say } from '../../../mall/say.js';
import type { Order } from '../order.js';
import styles from './Payment.module.css';
import { slipAmount } from './slip-amount.js';

type Returnable = OutputOf<'order.refund.returnable'>;

interface RefundFormProps {
  readonly order: Order;
  readonly onDone: () => void;
}

/** Requests a refund: offers only currencies and amounts that can be returned. */
export function RefundForm({ order, onDone }: RefundFormProps) {
  const { t } = useTranslation('order');
  const { t: deal } = useTranslation('deal');
  const { orderId } = order;
  const returnable = useQuery({ ...read('order.refund.returnable', { orderId }), staleTime: 0 });
  if (returnable.error) return <Refusal error={returnable.error} />;
  if (!returnable.data) return null;
  if (returnable.data.length > 0)
    return <RefundFields orderId={orderId} returnable={returnable.data} onDone={onDone} />;
  return (
    <>
      <p>{t('refund.nothing')}</p>
      <Button onClick={onDone}>{deal('cancel')}</Button>
    </>
  );
}

interface RefundFieldsProps {
  readonly orderId: string;
  /** Returnable amounts by currency; at least one. */
  readonly returnable: Returnable;
  readonly onDone: () => void;
}

function RefundFields({ orderId, returnable, onDone }: RefundFieldsProps) {
  const { t } = useTranslation('order');
  const { t: deal } = useTranslation('deal');
  const typed = useKeptState(`refund ${orderId}`, {
    currency: returnable[0]!.currency,
    amount: typedAmount(returnable[0]!.amountFee, locale),
    reason: '',
  });
  const { amount, reason } = typed.fields;
  // The stored currency may have no returnable amount any more.
  const most = returnable.find(({ currency }) => currency === typed.fields.currency) ?? returnable[0]!;
  const { isUploading, onUploading } = useUploads();
  const [files, setFiles] = useState<readonly HeldFile[]>([]);
  const [isTried, setTried] = useState(false);
  const amountFee = parseMinor(amount) ?? 0;
  const isWithin = amountFee > 0 && amountFee <= most.amountFee;
  const isReady = isWithin && reason.trim().length >= 3;
  const limit = { amount: slipAmount(most) };
  const asking = useMutation({
    mutationFn: () =>
      call('order.refund.apply', {
        orderId,
        amountFee,
        currency: most.currency,
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
  const choose = (currency: string): void => {
    const chosen = returnable.find((one) => one.currency === currency)!;
    typed.change({ currency: chosen.currency, amount: typedAmount(chosen.amountFee, locale) });
  };
  return (
    <form className={styles['slip']} noValidate onSubmit={submit}>
      {asking.error && <Refusal error={asking.error} />}
      {returnable.length > 1 && (
        <SelectField
          label={t('refund.currency')}
          value={most.currency}
          onChange={({ target }) => choose(target.value)}
        >
          {returnable.map(({ currency }) => (
            <option key={currency} value={currency}>
              {t(currency === 'RUB' ? 'slip.rub' : 'slip.cny')}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={`${t('refund.amount')}, ${most.currency === 'RUB' ? '₽' : '¥'}`}
        inputMode="decimal"
        value={amount}
        hint={t('refund.available', limit)}
        error={
          isTried && !isWithin
            ? amountFee > 0
              ? t('refund.most', limit)
              : t('slip.amountFormat')
            : undefined
        }
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
