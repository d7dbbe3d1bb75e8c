import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router';
import { PasswordField } from '../../../components/forms/PasswordField.js';
import { Button } from '../../../components/ui/Button.js';
import { signOut } from '../../../mall/api.js';
import { clearLock, isLocked, lock, unlock } from '../../../mall/lock.js';
import { queryClient } from '../../../mall/query-client.js';
import { pathTo } from '../../../mall/pages.js';
import { forgetVisitorLists } from '../../../mall/visitor-lists.js';
import { useSession } from '../../../mall/use-session.js';
import { AuthFrame } from '../AuthFrame.js';
import styles from '../AuthFrame.module.css';

/** Sets the screen lock, or asks for its code while it is set. */
export function Component() {
  const { t } = useTranslation('lock');
  const session = useSession();
  const navigate = useNavigate();
  const [locked, setLocked] = useState(isLocked());
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  if (!session) return <Navigate to={pathTo('login')} replace />;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (code.length < 4) return setError(t('short'));
    if (!locked) {
      await lock(code);
      setCode('');
      setError(undefined);
      return setLocked(true);
    }
    if (await unlock(code)) navigate(pathTo('home'), { replace: true });
    else setError(t('wrong'));
  };
  const leave = async (): Promise<void> => {
    await signOut();
    clearLock();
    queryClient.clear();
    forgetVisitorLists();
    navigate(pathTo('login'), { replace: true });
  };
  return (
    <AuthFrame title={locked ? t('lockedTitle') : t('title')}>
      <p className="muted">{locked ? t('lockedText') : t('text')}</p>
      <form className={styles['form']} onSubmit={(event) => void submit(event)}>
        <PasswordField
          label={t('code')}
          autoComplete="off"
          value={code}
          error={error}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button look="primary" type="submit" wide>
          {locked ? t('unlock') : t('lock')}
        </Button>
        {locked && (
          <Button look="quiet" wide onClick={() => void leave()}>
            {t('leave')}
          </Button>
        )}
      </form>
    </AuthFrame>
  );
}
