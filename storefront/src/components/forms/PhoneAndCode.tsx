import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TextField } from '../ui/Field.js';
import { CodeField } from './CodeField.js';
import { bareMobile, useRules } from './rules.js';
import type { useCode } from './use-code.js';

interface PhoneFields {
  mobile: string;
  code: string;
}

/** The inputs of a phone number and of the code sent to it; placed in a form with these two fields, inside its `FormProvider`. */
export function PhoneAndCode({ code }: { code: ReturnType<typeof useCode> }) {
  const { t } = useTranslation('form');
  const rule = useRules();
  const { register, trigger, getValues, formState } = useFormContext<PhoneFields>();
  const { errors } = formState;
  const mobile = bareMobile(useWatch<PhoneFields, 'mobile'>({ name: 'mobile' }));
  // A corrected number has not received a code, and need not wait for another one.
  const isOther = code.sentTo !== undefined && code.sentTo !== mobile;
  const ask = async (): Promise<void> => {
    if (await trigger('mobile', { shouldFocus: true })) code.ask(bareMobile(getValues('mobile')));
  };
  return (
    <>
      <TextField
        label={t('mobileLabel')}
        type="tel"
        autoComplete="tel"
        placeholder="+7 914 000-00-00"
        error={errors.mobile?.message}
        {...register('mobile', rule.mobile)}
      />
      <CodeField
        field={register('code', rule.code)}
        error={errors.code?.message}
        code={isOther ? { ...code, wait: 0, isSent: false } : code}
        onAsk={() => void ask()}
      />
    </>
  );
}
