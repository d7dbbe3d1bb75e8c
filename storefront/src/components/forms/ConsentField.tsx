import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useConsentText } from '../../mall/consents.js';
import { ConsentBox } from './ConsentBox.js';

interface ConsentFieldProps {
  readonly label: string;
  /** Message when the box is not ticked. */
  readonly needed: string;
}

/**
 * The consent to the processing of personal data as the field `consent` of a form. A tick counts for the text that is in force: when
 * that changes, the box is empty again.
 */
export function ConsentField({ label, needed }: ConsentFieldProps) {
  const { t } = useTranslation('form');
  const { shown, refetch } = useConsentText();
  const { register, setValue, formState } = useFormContext<{ consent: boolean }>();
  const { consent } = formState.errors;
  const version = shown?.version;
  const isRefused = consent?.type === 'server';
  useEffect(() => setValue('consent', false), [version, setValue]);
  useEffect(() => {
    if (isRefused) refetch();
  }, [isRefused, refetch]);
  const field = register('consent', {
    required: needed,
    validate: () => version !== undefined || t('consent.notLoaded'),
  });
  return <ConsentBox {...field} label={label} error={consent?.message} />;
}
