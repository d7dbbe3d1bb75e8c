import { useTranslation } from 'react-i18next';
import { TextField } from '../../components/ui/Field.js';
import { useRules } from '../../components/forms/rules.js';
import { useApplicationInputs, type StepProps } from './use-application-inputs.js';

/** Inputs of the contact person. */
export function ContactStep(props: StepProps) {
  const { t } = useTranslation('shopEntry');
  const rule = useRules();
  const { errors } = props.form.formState;
  const { text } = useApplicationInputs(props);
  return (
    <>
      <TextField maxLength={60} autoComplete="name" {...text('contactName')} />
      <TextField
        label={t('shop.document.mobile')}
        type="tel"
        autoComplete="tel"
        error={errors.mobile?.message}
        {...props.form.register('mobile', rule.mobile)}
      />
      <p className="muted small">{t('shop.safety')}</p>
    </>
  );
}
