import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMutation } from '@tanstack/react-query';
import { Refusal } from '../../../components/forms/Refusal.js';
import { CaptchaWait } from '../../../components/forms/CaptchaWait.js';
import { PasswordField } from '../../../components/forms/PasswordField.js';
import { SIGN_IN_FORM } from '../../../components/forms/typed-phone.js';
import { useKeptForm } from '../../../components/forms/use-kept-form.js';
import { Button } from '../../../components/ui/Button.js';
import { TextField } from '../../../components/ui/Field.js';
import { signInByPassword } from '../../../mall/api.js';
import styles from '../AuthFrame.module.css';
import { clearLock } from '../../../mall/lock.js';
import { queryClient } from '../../../mall/query-client.js';

/** Signs in, and clears the screen lock and cached answers of the previous person. */
export function useSignIn<T>(signIn: (fields: T) => Promise<void>) {
  return useMutation({
    mutationFn: (fields: T) => {
      clearLock();
      return signIn(fields);
    },
    onSuccess: () => void queryClient.invalidateQueries(),
  });
}

export function PasswordSignIn() {
  const { t } = useTranslation('login');
  const { t: ofForm } = useTranslation('form');
  const form = useForm({ defaultValues: { username: '', password: '' } });
  const kept = useKeptForm(form, SIGN_IN_FORM, ['password']);
  const signIn = useSignIn(({ username, password }: { username: string; password: string }) =>
    signInByPassword(username.trim(), password),
  );
  const { errors } = form.formState;
  // Usually the password is wrong: it is selected, so that typing replaces it, and a phone's keyboard stays open.
  const onError = (): void => form.setFocus('password', { shouldSelect: true });
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={form.handleSubmit((fields) => signIn.mutate(fields, { onError, onSuccess: kept.forget }))}
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
        label={ofForm('password')}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', { required: t('missing') })}
      />
      <CaptchaWait />
      <Button look="primary" type="submit" wide busy={signIn.isPending}>
        {t('nav.signIn', { ns: 'common' })}
      </Button>
    </form>
  );
}
