import { useTranslation } from 'react-i18next';
import { TextArea, TextField } from '../../components/ui/Field.js';
import { useApplicationInputs, type StepProps } from './use-application-inputs.js';
import { useRules } from '../../components/forms/rules.js';

/** Inputs of name, introduction and logo of the shop. */
export function ShopStep(props: StepProps) {
  const { text, file } = useApplicationInputs(props);
  return (
    <>
      <TextField maxLength={60} {...text('shopName')} />
      <TextArea maxLength={1000} {...text('intro', true)} />
      {file('shopLogo', 'shop', false)}
    </>
  );
}

/** Inputs of licence, identity card and registration numbers of the company. */
export function DocumentsStep(props: StepProps) {
  const { t } = useTranslation('shopEntry');
  const { text, file } = useApplicationInputs(props);
  return (
    <>
      {file('businessLicense', 'licence', true)}
      {file('identityCardFront', 'licence', true)}
      {file('identityCardLater', 'licence', true)}
      <TextField maxLength={18} autoCapitalize="characters" hint={t('shop.usccHint')} {...text('uscc')} />
      <TextField maxLength={60} {...text('exportLicenceNo', true)} />
      <TextField maxLength={60} {...text('bankAccount', true)} />
    </>
  );
}

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
