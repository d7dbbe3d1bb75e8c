import { isApiError } from '@mall/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { CaptchaWait } from '../../components/forms/CaptchaWait.js';
import { PasswordField } from '../../components/forms/PasswordField.js';
import { Button } from '../../components/ui/Button.js';
import { Dialog } from '../../components/ui/Dialog.js';
import { TextField } from '../../components/ui/Field.js';
import { Notice } from '../../components/ui/Notice.js';
import layout from '../../components/ui/layout.module.css';
import { signInAgain, signInByPassword } from '../../mall/api.js';
import { loginPath } from '../../mall/pages.js';

/** Asks for the password of the person whose session has expired. */
export default function SignInDialog({ username }: { username: string }) {
  const { t } = useTranslation('account');
  const { t: common } = useTranslation();
  const { t: ofForm } = useTranslation('form');
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const form = useId();
  const [password, setPassword] = useState('');
  const signIn = useMutation({ mutationFn: () => signInByPassword(username, password) });
  const { error } = signIn;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (password) signIn.mutate();
  };
  return (
    <Dialog
      title={t('sessionEnded.title')}
      onClose={() => signInAgain.done()}
      foot={
        <>
          <Button onClick={() => signInAgain.done()}>{t('sessionEnded.cancel')}</Button>
          <Button look="primary" type="submit" form={form} busy={signIn.isPending}>
            {t('sessionEnded.again')}
          </Button>
        </>
      }
    >
      <form id={form} className={layout['stack']} onSubmit={submit}>
        <p>{t('sessionEnded.text')}</p>
        {error && <Notice tone="bad">{isApiError(error) ? error.message : common('failure.unknown')}</Notice>}
        <TextField label={t('sessionEnded.name')} value={username} autoComplete="username" readOnly />
        <PasswordField
          label={ofForm('password')}
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <CaptchaWait />
        <div>
          <Button
            small
            look="quiet"
            onClick={() => {
              signInAgain.done();
              navigate(loginPath(pathname + search));
            }}
          >
            {t('sessionEnded.other')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
