import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Refusal } from '../../../components/forms/Refusal.js';
import { ConsentField } from '../../../components/forms/ConsentField.js';
import { placeIssues } from '../../../components/forms/issues.js';
import { PhoneAndCode } from '../../../components/forms/PhoneAndCode.js';
import { bareMobile } from '../../../components/forms/rules.js';
import { useRegistrationCode } from '../../../components/forms/use-code.js';
import { useKeptForm } from '../../../components/forms/use-kept-form.js';
import { Button } from '../../../components/ui/Button.js';
import { call, inTwoSteps, startRegistered } from '../../../mall/api.js';
import { useConsentText } from '../../../mall/consents.js';
import { queryClient } from '../../../mall/query-client.js';
import { AuthFrame } from '../AuthFrame.js';
import styles from '../AuthFrame.module.css';

interface Fields {
  mobile: string;
  code: string;
  consent: boolean;
}

/** Asks at the first sign-in with another service for the phone number, which belongs to the account and signs contracts. */
export function ConfirmPhone({ state, back }: { state: string; back: string }) {
  const { t } = useTranslation('authRedirect');
  const navigate = useNavigate();
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: { mobile: '', code: '', consent: false },
  });
  const kept = useKeptForm(form, 'confirm phone', ['code', 'consent']);
  const code = useRegistrationCode();
  const { shown } = useConsentText();
  const [refusal, setRefusal] = useState<string>();
  const confirming = useMutation({
    mutationFn: ({ mobile, code: typed }: Fields) =>
      inTwoSteps(async () => {
        const confirmed = { state, mobile: bareMobile(mobile), code: typed.trim(), consent: shown };
        startRegistered(await call('auth.registerSocial', confirmed), bareMobile(mobile));
      }),
    onSuccess: () => {
      kept.forget();
      void queryClient.invalidateQueries();
      navigate(back, { replace: true });
    },
    onMutate: () => setRefusal(undefined),
    onError: (error) => setRefusal(placeIssues(error, ['consent'], form.setError)),
  });
  return (
    <AuthFrame title={t('phoneTitle')}>
      <p>{t('phoneText')}</p>
      <FormProvider {...form}>
        <form
          className={styles['form']}
          noValidate
          onSubmit={form.handleSubmit((fields) => confirming.mutate(fields))}
        >
          {refusal && <Refusal error={refusal} />}
          <PhoneAndCode code={code} />
          <ConsentField label={t('consent')} needed={t('consentNeeded')} />
          <Button look="primary" type="submit" wide busy={confirming.isPending}>
            {t('confirm')}
          </Button>
        </form>
      </FormProvider>
    </AuthFrame>
  );
}
