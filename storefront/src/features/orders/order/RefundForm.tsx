import { parseMinor, typedAmount, type InputOf, type OutputOf } from '@mall/web-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../components/forms/Refusal.js';
import { FileDrop } from '../../../components/FileDrop.js';
import { useKeptState } from '../../../components/forms/use-kept-state.js';
import { type HeldFile, useUploads } from '../../../components/use-file-uploads.js';
import { SendButton } from '../../../components/SendButton.js';
import { Button } from '../../../components/ui/Button.js';
import { SelectField, TextArea, TextField } from '../../../components/ui/Field.js';
import layout from '../../../components/ui/layout.module.css';
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

/** Choice of everything, in all currencies together. */
const WHOLE = 'whole';

/** Maximum of a claim for a part. */
const partOf = ({ amountFee, partFee = amountFee }: Returnable[number]): number => partFee;

/** Whether a part is limited, so that more than it is claimed back as the whole only. */
const isLimited = (most: Returnable[number]): boolean => partOf(most) < most.amountFee;

interface RefundFieldsProps {
  readonly orderId: string;
  /** Returnable amounts by currency; at least one. */
  readonly returnable: Returnable;
  readonly onDone: () => void;
}

function RefundFields({ orderId, returnable, onDone }: RefundFieldsProps) {
  const { t } = useTranslation('order');
  const { t: deal } = useTranslation('deal');
  const first = returnable[0]!;
  const typed = useKeptState(`refund ${orderId}`, {
    of: (returnable.some(isLimited) && returnable.length > 1 ? WHOLE : first.currency) as string,
    amount: typedAmount(first.amountFee, locale),
    reason: '',
  });
  const { amount, reason } = typed.fields;
  const isWhole = typed.fields.of === WHOLE && returnable.length > 1;
  // The stored currency may have no returnable amount any more.
  const most = returnable.find(({ currency }) => currency === typed.fields.of) ?? first;
  const { isUploading, onUploading } = useUploads();
  const [files, setFiles] = useState<readonly HeldFile[]>([]);
  const [isTried, setTried] = useState(false);
  const amountFee = isWhole ? most.amountFee : (parseMinor(amount) ?? 0);
  const isAll = isWhole || (returnable.length === 1 && amountFee === most.amountFee);
  const isWithin = isAll || (amountFee > 0 && amountFee <= partOf(most));
  const isReady = isWithin && reason.trim().length >= 3;
  const whole = returnable.map(slipAmount).join(' + ');
  const limit = isLimited(most)
    ? t(partOf(most) > 0 ? 'refund.mostPart' : 'refund.wholeOnly', {
        part: slipAmount({ ...most, amountFee: partOf(most) }),
        amount: whole,
      })
    : undefined;
  const asking = useMutation({
    mutationFn: () =>
      call('order.refund.apply', {
        orderId,
        amountFee,
        currency: most.currency,
        ...(isWhole ? { whole: 1 as const } : {}),
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
  const choose = (of: string): void => {
    const chosen = returnable.find(({ currency }) => currency === of);
    const most = chosen && (returnable.length > 1 ? partOf(chosen) : chosen.amountFee);
    typed.change({ of, ...(most === undefined ? {} : { amount: typedAmount(most, locale) }) });
  };
  return (
    <form className={styles['slip']} noValidate onSubmit={submit}>
      {asking.error && <Refusal error={asking.error} />}
      {returnable.length > 1 && (
        <SelectField
          label={t('refund.currency')}
          value={isWhole ? WHOLE : most.currency}
          hint={isWhole ? t('refund.wholeGoes') : undefined}
          onChange={({ target }) => choose(target.value)}
        >
          <option value={WHOLE}>{t('refund.whole', { amount: whole })}</option>
          {returnable.map(({ currency }) => (
            <option key={currency} value={currency}>
              {t(currency === 'RUB' ? 'slip.rub' : 'slip.cny')}
            </option>
          ))}
        </SelectField>
      )}
      {!isWhole && (
        <TextField
          label={`${t('refund.amount')}, ${most.currency === 'RUB' ? '₽' : '¥'}`}
          inputMode="decimal"
          value={amount}
          hint={limit ?? t('refund.available', { amount: slipAmount(most) })}
          error={
            isTried && !isWithin
              ? amountFee > 0
                ? (limit ?? t('refund.most', { amount: slipAmount(most) }))
                : t('slip.amountFormat')
              : undefined
          }
          onChange={({ target }) => typed.change({ amount: target.value })}
        />
      )}
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
