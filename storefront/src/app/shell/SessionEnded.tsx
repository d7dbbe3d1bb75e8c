import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '../../components/ui/Button.js';
import { Dialog } from '../../components/ui/Dialog.js';
import { onSessionEnded } from '../../mall/api.js';
import { loginPath } from '../../mall/pages.js';

/** Says that the session is over, and leads to a new one. The page behind keeps what was typed. */
export function SessionEnded() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const [isShown, setShown] = useState(false);
  useEffect(() => onSessionEnded(() => setShown(true)), []);
  if (!isShown) return null;
  const signInAgain = (): void => {
    const to = loginPath(pathname + search);
    location.assign(typeof to === 'string' ? to : `${to.pathname}${to.search}`);
  };
  return (
    <Dialog
      title={t('sessionEnded.title')}
      onClose={() => setShown(false)}
      foot={
        <>
          <Button onClick={() => setShown(false)}>{t('sessionEnded.cancel')}</Button>
          <Button look="primary" onClick={signInAgain}>
            {t('sessionEnded.again')}
          </Button>
        </>
      }
    >
      <p>{t('sessionEnded.text')}</p>
    </Dialog>
  );
}
