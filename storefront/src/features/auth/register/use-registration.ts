import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { placeIssues } from '../../../components/forms/issues.js';
import { bareMobile } from '../../../components/forms/rules.js';
import { useKeptForm } from '../../../components/forms/use-kept-form.js';
import { countryCodeOf, useRegistrationCode } from '../../../components/forms/use-code.js';
import { call, startRegistered } from '../../../mall/api.js';
import { useConsentText } from '../../../mall/consents.js';
import { clearLock } from '../../../mall/lock.js';
import { backFrom } from '../../../mall/pages.js';
import { queryClient } from '../../../mall/query-client.js';
import { say } from '../../../mall/say.js';

interface Fields {
  userName: string;
  mobile: string;
  code: string;
  password: string;
  again: string;
  invitationCode: string;
  consent: boolean;
}

/** Returns the form of the registration page, its SMS code and its submission; afterwards the person is signed in. */
export function useRegistration() {
  const { t } = useTranslation('register');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [refusal, setRefusal] = useState<string>();
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: {
      userName: '',
      mobile: '',
      code: '',
      password: '',
      again: '',
      invitationCode: '',
      consent: false,
    },
  });
  const kept = useKeptForm(form, 'registration', ['password', 'again', 'code', 'consent']);
  const code = useRegistrationCode();
  const { shown } = useConsentText();
  const registering = useMutation({
    mutationFn: (fields: Fields) =>
      call('auth.register', {
        userName: fields.userName,
        password: fields.password,
        mobile: bareMobile(fields.mobile),
        countryCode: countryCodeOf(bareMobile(fields.mobile)),
        code: fields.code.trim(),
        invitationCode: fields.invitationCode.trim() || undefined,
        consent: shown,
      }),
    onSuccess: (pair, { userName }) => {
      kept.forget();
      clearLock();
      startRegistered(pair, userName);
      void queryClient.invalidateQueries();
      say.done(t('done'));
      navigate(backFrom(search), { replace: true });
    },
    onError: (error) =>
      setRefusal(
        placeIssues(
          error,
          ['userName', 'mobile', 'code', 'password', 'invitationCode', 'consent'],
          form.setError,
        ),
      ),
  });
  const submit = form.handleSubmit((fields) => {
    setRefusal(undefined);
    registering.mutate(fields);
  });
  return { form, code, submit, refusal, isPending: registering.isPending };
}
