import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { CodeField } from '../../../components/forms/CodeField.js';
import { placeIssues } from '../../../components/forms/issues.js';
import { PasswordField } from '../../../components/forms/PasswordField.js';
import { bareMobile, PASSWORD_MIN, rules } from '../../../components/forms/rules.js';
import { useCode } from '../../../components/forms/use-code.js';
import { Button } from '../../../components/ui/Button.js';
import { Check } from '../../../components/ui/Check.js';
import { TextField } from '../../../components/ui/Field.js';
import { Notice } from '../../../components/ui/Notice.js';
import { call, startRegistered } from '../../../mall/api.js';
import { clearLock } from '../../../mall/lock.js';
import { queryClient } from '../../../mall/query-client.js';
import { backFrom, pathTo } from '../../../mall/pages.js';
import { AuthFrame } from '../AuthFrame.js';
import styles from '../AuthFrame.module.css';
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

const countryCodeOf = (mobile: string): string => (/^(?:\+?86)?1[3-9]/.test(mobile) ? '+86' : '+7');

export function Component() {
  const { t } = useTranslation('register');
  const { t: common } = useTranslation();
  const rule = rules(common);
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
  const { errors } = form.formState;
  const code = useCode((number) =>
    call('auth.sendRegistrationCode', { countryCode: countryCodeOf(number), number }),
  );
  const registering = useMutation({
    mutationFn: (fields: Fields) =>
      call('auth.register', {
        userName: fields.userName,
        password: fields.password,
        mobile: bareMobile(fields.mobile),
        countryCode: countryCodeOf(bareMobile(fields.mobile)),
        code: fields.code.trim(),
        invitationCode: fields.invitationCode.trim() || undefined,
      }),
    onSuccess: (pair, { userName }) => {
      clearLock();
      startRegistered(pair, userName);
      void queryClient.invalidateQueries();
      say.done(t('done'));
      void navigate(backFrom(search), { replace: true });
    },
    onError: (error) =>
      setRefusal(
        placeIssues(error, ['userName', 'mobile', 'code', 'password', 'invitationCode'], form.setError),
      ),
  });
  const ask = async (): Promise<void> => {
    if (await form.trigger('mobile', { shouldFocus: true })) code.ask(bareMobile(form.getValues('mobile')));
  };
  return (
    <AuthFrame title={t('title')}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={form.handleSubmit((fields) => {
          setRefusal(undefined);
          registering.mutate(fields);
        })}
      >
        {refusal && <Notice tone="bad">{refusal}</Notice>}
        <TextField
          label={common('form.mobileLabel')}
          type="tel"
          autoComplete="tel"
          placeholder="+7 914 000-00-00"
          error={errors.mobile?.message}
          {...form.register('mobile', rule.mobile)}
        />
        <CodeField
          field={form.register('code', rule.code)}
          error={errors.code?.message}
          code={code}
          onAsk={() => void ask()}
        />
        <TextField
          label={common('form.account')}
          autoComplete="username"
          autoCapitalize="none"
          hint={t('accountHint')}
          error={errors.userName?.message}
          {...form.register('userName', rule.account)}
        />
        <PasswordField
          label={common('form.password')}
          autoComplete="new-password"
          hint={common('form.passwordLength', { length: PASSWORD_MIN })}
          error={errors.password?.message}
          {...form.register('password', rule.newPassword)}
        />
        <PasswordField
          label={common('form.passwordAgain')}
          autoComplete="new-password"
          error={errors.again?.message}
          {...form.register(
            'again',
            rule.sameAs(() => form.getValues('password')),
          )}
        />
        <TextField
          label={t('invitation')}
          optional
          autoComplete="off"
          maxLength={32}
          error={errors.invitationCode?.message}
          {...form.register('invitationCode')}
        />
        <div>
          <Check {...form.register('consent', { required: t('consentNeeded') })}>{t('consent')}</Check>
          {errors.consent && (
            <p role="alert" className="small" style={{ color: 'var(--error)' }}>
              {errors.consent.message}
            </p>
          )}
        </div>
        <Button look="primary" type="submit" wide busy={registering.isPending}>
          {t('button')}
        </Button>
      </form>
      <p className={styles['other']}>
        <span className="muted">{t('haveAccount')}</span>
        <Link to={{ pathname: pathTo('login'), search: search.toString() }}>{common('nav.signIn')}</Link>
      </p>
    </AuthFrame>
  );
}
