import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { captcha } from '../../mall/api.js';

/** Says that a security check is running, while it runs. */
export function CaptchaWait() {
  const { t } = useTranslation('form');
  const isSolving = useSyncExternalStore(captcha.subscribe, captcha.isSolving, () => false);
  return (
    <p role="status" className="small muted" hidden={!isSolving}>
      {isSolving && t('captchaWait')}
    </p>
  );
}
