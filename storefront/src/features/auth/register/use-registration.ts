import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { placeIssues } from '../../../components/forms/issues.js';
import { bareMobile } from '../../../components/forms/rules.js';
import { typedPhone } from '../../../components/forms/typed-phone.js';
import { useKeptForm } from '../../../components/forms/use-kept-form.js';
import { countryCodeOf, useRegistrationCode } from '../../../components/forms/use-code.js';
import { call, startRegistered } from '../../../mall/api.js';
import { useConsentText } from '../../../mall/consents.js';
import { clearLock } from '../../../mall/lock.js';
import { backFrom } from '../../../mall/pages.js';
import { queryClient } from '../../../mall/query-client.js';
import { say } from '../../../mall/say.js';
import { lastDigits, ownName } from './own-name.js';

interface Fields {
  userName: string;
  mobile: string;
  code: string;
  password: string;
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
      mobile: typedPhone(),
      code: '',
      password: '',
      invitationCode: '',
      consent: false,
    },
  });
  const kept = useKeptForm(form, 'registration', ['password', 'code', 'consent']);
  const code = useRegistrationCode();
  const { shown } = useConsentText();
  const registering = useMutation({
    mutationFn: async (fields: Fields) => {
      const mobile = bareMobile(fields.mobile);
      const registered = {
        password: fields.password,
        mobile,
        countryCode: countryCodeOf(mobile),
        code: fields.code.trim(),
        invitationCode: fields.invitationCode.trim() || undefined,
        consent: shown,
      };
      const userName = fields.userName.trim();
      if (userName) return call('auth.register', { ...registered, userName });
      const nickName = t('nickName', { digits: lastDigits(mobile) });
      return call('auth.register', { ...registered, userName: ownName(), nickName });
    },
    onSuccess: (pair, { userName, mobile }) => {
      kept.forget();
      clearLock();
      startRegistered(pair, userName.trim() || bareMobile(mobile));
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
  const mobile = bareMobile(useWatch({ control: form.control, name: 'mobile' }));
  return { form, mobile, code, submit, refusal, isPending: registering.isPending };
}
