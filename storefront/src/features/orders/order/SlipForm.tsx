import { parseMinor, today, typedAmount, type InputOf, paymentSlipStates } from '@mall/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../components/FileDrop.js';
import type { HeldFile } from '../../../components/use-file-uploads.js';
import { placeIssues } from '../../../components/forms/issues.js';
import { rules } from '../../../components/forms/rules.js';
import { SendButton } from '../../../components/SendButton.js';
import { Button } from '../../../components/ui/Button.js';
import { SelectField, TextField } from '../../../components/ui/Field.js';
import { Notice } from '../../../components/ui/Notice.js';
import layout from '../../../components/ui/layout.module.css';
import { useUploads } from '../../../components/use-uploads.js';
import { call } from '../../../mall/api.js';
import { locale } from '../../../mall/locale.js';
import { refreshOrders } from '../../../mall/query-client.js';
import type { Order } from '../order-now.js';
import { slipAmount } from './slip-amount.js';
import styles from './Payment.module.css';
import { say } from '../../../mall/say.js';

interface Fields {
  files: readonly HeldFile[];
  amountFee: string;
  currency: 'CNY' | 'RUB';
  paidTime: string;
  bankRef: string;
  /** The waiting slip that this one replaces; empty for another payment. */
  replaces: string;
}

/** The form for a payment slip: its file and what it says. */
export default function SlipForm({ order, onDone }: { order: Order; onDone: () => void }) {
  const waiting = order.vouchers.filter(({ status }) => status === paymentSlipStates.waiting);
  const rejected = order.vouchers.filter(({ status }) => status === paymentSlipStates.rejected).at(-1);
  const { t } = useTranslation('order');
  const { t: deal } = useTranslation('deal');
  const { t: common } = useTranslation();
  const rule = rules(common);
  const [refusal, setRefusal] = useState<string>();
  const { isUploading, onUploading } = useUploads();
  const dueOf = (currency: 'CNY' | 'RUB'): string =>
    typedAmount(currency === 'RUB' ? order.balanceRubMinor : order.balanceFee, locale);
  // A rejected slip is corrected rather than typed again.
  const again = waiting.length === 0 ? rejected : undefined;
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: {
      files: [],
      currency: again?.currency === 'CNY' ? 'CNY' : 'RUB',
      amountFee: again ? typedAmount(again.amountFee, locale) : dueOf('RUB'),
      paidTime: again?.paidTime ?? today(),
      bankRef: again?.bankRef ?? '',
      replaces: '',
    },
  });
  const { errors } = form.formState;
  const sending = useMutation({
    mutationFn: (fields: Fields) =>
      call('order.voucher.upload', {
        orderId: order.orderId,
        files: [...fields.files] as InputOf<'order.voucher.upload'>['files'],
        amountFee: parseMinor(fields.amountFee)!,
        currency: fields.currency,
        paidTime: fields.paidTime,
        bankRef: fields.bankRef.trim() || undefined,
        replaces: fields.replaces || undefined,
      }),
    onSuccess: () => {
      say.done(t('slip.done'));
      refreshOrders();
      onDone();
    },
    onError: (error) =>
      setRefusal(placeIssues(error, ['amountFee', 'currency', 'paidTime', 'bankRef'], form.setError)),
  });
  return (
    <form
      className={styles['slip']}
      noValidate
      onSubmit={form.handleSubmit((fields) => {
        setRefusal(undefined);
        sending.mutate(fields);
      })}
    >
      <h3>{t('slip.title')}</h3>
      {refusal && <Notice tone="bad">{refusal}</Notice>}
      {again?.reason && (
        <Notice tone="bad">
          <strong>{t('slip.correct')}</strong>
          <span>{deal('now.reason', { reason: again.reason })}</span>
        </Notice>
      )}
      {waiting.length > 0 && (
        <SelectField label={t('slip.which')} {...form.register('replaces')}>
          <option value="">{t('slip.another')}</option>
          {waiting.map((voucher) => (
            <option key={voucher.voucherId} value={voucher.voucherId}>
              {t('slip.insteadOf', { amount: slipAmount(voucher) })}
            </option>
          ))}
        </SelectField>
      )}
      <Controller
        control={form.control}
        name="files"
        rules={{ validate: (files) => files.length > 0 || t('slip.fileNeeded') }}
        render={({ field }) => (
          <FileDrop
            label={t('slip.file')}
            purpose="slip"
            most={5}
            files={field.value}
            onChange={field.onChange}
            error={errors.files?.message}
            onUploading={onUploading}
          />
        )}
      />
      <div className={layout['fields']}>
        <SelectField
          label={t('slip.currency')}
          {...form.register('currency', {
            // The amount due follows the currency until somebody has typed another.
            onChange: ({ target }: { target: HTMLSelectElement }) => {
              if (!form.formState.dirtyFields.amountFee)
                form.setValue('amountFee', dueOf(target.value as Fields['currency']));
            },
          })}
        >
          <option value="RUB">{t('slip.rub')}</option>
          <option value="CNY">{t('slip.cny')}</option>
        </SelectField>
        <TextField
          label={t('slip.amount')}
          inputMode="decimal"
          error={errors.amountFee?.message}
          {...form.register('amountFee', {
            ...rule.required(t('slip.amount')),
            validate: (typed) => (parseMinor(typed) ?? 0) > 0 || t('slip.amountFormat'),
          })}
        />
        <TextField
          label={t('slip.paidOn')}
          type="date"
          max={today()}
          error={errors.paidTime?.message}
          {...form.register('paidTime', { ...rule.required(t('slip.paidOn')), validate: rule.notFuture })}
        />
        <TextField
          label={t('slip.bankRef')}
          optional
          maxLength={60}
          error={errors.bankRef?.message}
          {...form.register('bankRef')}
        />
      </div>
      <div className={layout['row']}>
        <SendButton isUploading={isUploading} isSending={sending.isPending}>
          {t('slip.send')}
        </SendButton>
        <Button onClick={onDone}>{deal('cancel')}</Button>
      </div>
    </form>
  );
}
