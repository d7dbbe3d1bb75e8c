import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { PasswordField } from '../../components/forms/PasswordField.js';
import { Button } from '../../components/ui/Button.js';
import { signOut } from '../../mall/api.js';
import { clearLock, isLocked, lock, unlock } from '../../mall/lock.js';
import { queryClient } from '../../mall/query-client.js';
import { paths } from '../../mall/routes.js';
import { useSession } from '../../mall/use-session.js';
import { AuthFrame } from './AuthFrame.js';
import styles from './AuthFrame.module.css';

/** Sets the screen lock, or asks for its code while it is set. */
export function Component() {
  const { t } = useTranslation('account');
  const session = useSession();
  const navigate = useNavigate();
  const [locked, setLocked] = useState(isLocked());
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  if (!session) return <Navigate to={paths.login} replace />;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (code.length < 4) return setError(t('lock.short'));
    if (!locked) {
      await lock(code);
      setCode('');
      setError(undefined);
      return setLocked(true);
    }
    if (await unlock(code)) void navigate(paths.home, { replace: true });
    else setError(t('lock.wrong'));
  };
  const leave = async (): Promise<void> => {
    await signOut();
    clearLock();
    queryClient.clear();
    void navigate(paths.login, { replace: true });
  };
  return (
    <AuthFrame title={locked ? t('lock.lockedTitle') : t('lock.title')}>
      <p className="muted">{locked ? t('lock.lockedText') : t('lock.text')}</p>
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        <PasswordField
          label={t('lock.code')}
          autoComplete="off"
          value={code}
          error={error}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button look="primary" type="submit" wide>
          {locked ? t('lock.unlock') : t('lock.lock')}
        </Button>
        {locked && (
          <Button look="quiet" wide onClick={() => void leave()}>
            {t('lock.leave')}
          </Button>
        )}
      </form>
    </AuthFrame>
  );
}
