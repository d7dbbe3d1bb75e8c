import { useTranslation } from 'react-i18next';
import { TextField } from '../../components/ui/Field.js';
import { useApplicationInputs, type StepProps } from './use-application-inputs.js';

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
