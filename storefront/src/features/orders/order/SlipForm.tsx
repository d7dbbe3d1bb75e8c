import { parseMinor, type InputOf } from '@mall/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, FormProvider, useForm, type UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../../components/forms/Refusal.js';
import { FileDrop } from '../../../components/FileDrop.js';
import { placeIssues } from '../../../components/forms/issues.js';
import { isoDay } from '../../../components/forms/typed-day.js';
import { useKeptForm } from '../../../components/forms/use-kept-form.js';
import { SendButton } from '../../../components/SendButton.js';
import { Button } from '../../../components/ui/Button.js';
import { SelectField } from '../../../components/ui/Field.js';
import layout from '../../../components/ui/layout.module.css';
import { Notice } from '../../../components/ui/Notice.js';
import { useUploads } from '../../../components/use-file-uploads.js';
import { call } from '../../../mall/api.js';
import { refreshOrders } from '../../../mall/query-client.js';
import { say } from '../../../mall/say.js';
import type { Order } from '../order.js';
import { slipAmount } from './slip-amount.js';
import { firstFields, waitingSlips, type SlipFields } from './slip-fields.js';
import { SlipAmountFields } from './SlipAmountFields.js';
import styles from './Payment.module.css';

const send = (orderId: string, fields: SlipFields) =>
  call('order.voucher.upload', {
    orderId,
    files: [...fields.files] as InputOf<'order.voucher.upload'>['files'],
    amountFee: parseMinor(fields.amountFee)!,
    currency: fields.currency,
    paidTime: isoDay(fields.paidTime)!,
    bankRef: fields.bankRef.trim() || undefined,
    replaces: fields.replaces || undefined,
  });

/** The form for a payment slip: its file and its data. */
export default function SlipForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const { t } = useTranslation('order');
  const { t: deal } = useTranslation('deal');
  const [refusal, setRefusal] = useState<string>();
  const { isUploading, onUploading } = useUploads();
  const form = useForm<SlipFields>({ mode: 'onTouched', defaultValues: firstFields(order) });
  const kept = useKeptForm(form, `slip ${order.orderId}`);
  const sending = useMutation({
    mutationFn: (fields: SlipFields) => send(order.orderId, fields),
    onSuccess: () => {
      kept.forget();
      say.done(t('slip.done'));
      refreshOrders();
      onDone();
    },
    onError: (error) =>
      setRefusal(placeIssues(error, ['amountFee', 'currency', 'paidTime', 'bankRef'], form.setError)),
  });
  const reason = order.deal.slipDraft?.corrects ? order.deal.reason : null;
  return (
    <FormProvider {...form}>
      <form
        className={styles['slip']}
        noValidate
        onSubmit={form.handleSubmit((fields) => {
          setRefusal(undefined);
          sending.mutate(fields);
        })}
      >
        <h3>{t('slip.title')}</h3>
        {refusal && <Refusal error={refusal} />}
        {reason && (
          <Notice tone="bad">
            <strong>{t('slip.correct')}</strong>
            <span>{deal('now.reason', { reason })}</span>
          </Notice>
        )}
        <SlipToReplace order={order} register={form.register} />
        <Controller
          control={form.control}
          name="files"
          rules={{ validate: (files) => files.length > 0 || t('slip.fileNeeded') }}
          render={({ field, fieldState }) => (
            <FileDrop
              label={t('slip.file')}
              purpose="slip"
              most={5}
              files={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
              onUploading={onUploading}
            />
          )}
        />
        <SlipAmountFields order={order} />
        <div className={layout['row']}>
          <SendButton isUploading={isUploading} isSending={sending.isPending}>
            {t('slip.send')}
          </SendButton>
          <Button onClick={onDone}>{deal('cancel')}</Button>
        </div>
      </form>
    </FormProvider>
  );
}

/** Chooses whether this slip replaces one that waits for staff, or is another payment. */
function SlipToReplace({ order, register }: { order: Order; register: UseFormRegister<SlipFields> }) {
  const { t } = useTranslation('order');
  const waiting = waitingSlips(order);
  if (waiting.length === 0) return null;
  return (
    <SelectField label={t('slip.which')} {...register('replaces')}>
      <option value="">{t('slip.another')}</option>
      {waiting.map((voucher) => (
        <option key={voucher.voucherId} value={voucher.voucherId}>
          {t('slip.insteadOf', { amount: slipAmount(voucher) })}
        </option>
      ))}
    </SelectField>
  );
}
