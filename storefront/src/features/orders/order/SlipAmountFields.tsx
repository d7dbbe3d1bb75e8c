import { parseMinor } from '@mall/web-kit';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DayField } from '../../../components/forms/DayField.js';
import { useRules } from '../../../components/forms/rules.js';
import { SelectField, TextField } from '../../../components/ui/Field.js';
import layout from '../../../components/ui/layout.module.css';
import type { Order } from '../order.js';
import { dueOf, type SlipFields } from './slip-fields.js';

/** Inputs for the data of the slip: currency, amount, day and the bank's reference. */
export function SlipAmountFields({ order }: { order: Order }) {
  const { t } = useTranslation('order');
  const rule = useRules();
  const { register, setValue, formState } = useFormContext<SlipFields>();
  const { errors, dirtyFields } = formState;
  // The amount due follows the currency until another amount is typed.
  const onCurrency = ({ target }: { target: HTMLSelectElement }): void => {
    if (!dirtyFields.amountFee) setValue('amountFee', dueOf(order, target.value as SlipFields['currency']));
  };
  return (
    <div className={layout['fields']}>
      <SelectField label={t('slip.currency')} {...register('currency', { onChange: onCurrency })}>
        <option value="RUB">{t('slip.rub')}</option>
        <option value="CNY">{t('slip.cny')}</option>
      </SelectField>
      <TextField
        label={t('slip.amount')}
        inputMode="decimal"
        error={errors.amountFee?.message}
        {...register('amountFee', {
          ...rule.required(t('slip.amount')),
          validate: (typed) => (parseMinor(typed) ?? 0) > 0 || t('slip.amountFormat'),
        })}
      />
      <DayField
        label={t('slip.paidOn')}
        error={errors.paidTime?.message}
        field={register('paidTime', { ...rule.required(t('slip.paidOn')), validate: rule.pastDay })}
      />
      <TextField
        label={t('slip.bankRef')}
        optional
        maxLength={60}
        error={errors.bankRef?.message}
        {...register('bankRef')}
      />
    </div>
  );
}
