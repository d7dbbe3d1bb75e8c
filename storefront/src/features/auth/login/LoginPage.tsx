import { isApiError } from '@mall/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { CodeField } from '../../../components/forms/CodeField.js';
import { PasswordField } from '../../../components/forms/PasswordField.js';
import { bareMobile, rules } from '../../../components/forms/rules.js';
import { useCode } from '../../../components/forms/use-code.js';
import { Button } from '../../../components/ui/Button.js';
import { TextField } from '../../../components/ui/Field.js';
import { Notice } from '../../../components/ui/Notice.js';
import { Segments } from '../../../components/ui/Segments.js';
import { call, signInByCode, signInByPassword } from '../../../mall/api.js';
import { clearLock } from '../../../mall/lock.js';
import { queryClient } from '../../../mall/query-client.js';
import { backFrom, pathTo } from '../../../mall/pages.js';
import { useSession } from '../../../mall/use-session.js';
import { AuthFrame } from '../AuthFrame.js';
import styles from '../AuthFrame.module.css';

type Way = 'password' | 'code';

export function Component() {
  const { t } = useTranslation('login');
  const [way, setWay] = useState<Way>('password');
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const session = useSession();
  const back = backFrom(search);
  useEffect(() => {
    // Signed in here or in another tab: there is nothing left to do on this page.
    if (session) void navigate(back, { replace: true });
  }, [session, navigate, back]);
  return (
    <AuthFrame title={t('title')}>
      <Segments<Way>
        label={t('way')}
        value={way}
        options={[
          { value: 'password', label: t('byPassword') },
          { value: 'code', label: t('byCode') },
        ]}
        onChange={setWay}
      />
      {way === 'password' ? <ByPassword /> : <ByCode />}
      <p className={styles['other']}>
        <span className="muted">{t('noAccount')}</span>
        <Link to={{ pathname: pathTo('register'), search: search.toString() }}>{t('register')}</Link>
      </p>
    </AuthFrame>
  );
}

/** Signing in clears what a former person left: the lock, and answers meant for them. */
function useSignIn<T>(signIn: (fields: T) => Promise<void>) {
  return useMutation({
    mutationFn: (fields: T) => {
      clearLock();
      return signIn(fields);
    },
    onSuccess: () => void queryClient.invalidateQueries(),
  });
}

function ByPassword() {
  const { t } = useTranslation('login');
  const form = useForm({ defaultValues: { username: '', password: '' } });
  const signIn = useSignIn(({ username, password }: { username: string; password: string }) =>
    signInByPassword(username.trim(), password),
  );
  const { errors } = form.formState;
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={form.handleSubmit((fields) => signIn.mutate(fields))}
    >
      {signIn.error && <Refusal error={signIn.error} />}
      <TextField
        label={t('name')}
        autoComplete="username"
        autoCapitalize="none"
        error={errors.username?.message}
        {...form.register('username', { required: t('missing') })}
      />
      <PasswordField
        label={t('form.password', { ns: 'common' })}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { required: t('missing') })}
      />
      <Button look="primary" type="submit" wide busy={signIn.isPending}>
        {t('nav.signIn', { ns: 'common' })}
      </Button>
    </form>
  );
}

function ByCode() {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const rule = rules(common);
  const form = useForm({ defaultValues: { mobile: '', code: '' } });
  const code = useCode((mobile) => call('auth.sendLoginCode', { mobile }));
  const signIn = useSignIn((fields: { mobile: string; code: string }) =>
    signInByCode(bareMobile(fields.mobile), fields.code.trim()),
  );
  const { errors } = form.formState;
  const ask = async (): Promise<void> => {
    if (await form.trigger('mobile', { shouldFocus: true })) code.ask(bareMobile(form.getValues('mobile')));
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={form.handleSubmit((fields) => signIn.mutate(fields))}
    >
      {signIn.error && <Refusal error={signIn.error} />}
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
      <Button look="primary" type="submit" wide busy={signIn.isPending}>
        {t('nav.signIn', { ns: 'common' })}
      </Button>
    </form>
  );
}

export function Refusal({ error }: { error: unknown }) {
  const { t } = useTranslation();
  return <Notice tone="bad">{isApiError(error) ? error.message : t('failure.unknown')}</Notice>;
}
