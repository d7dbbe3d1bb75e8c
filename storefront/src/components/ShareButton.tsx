import { useTranslation } from 'react-i18next';
import { say } from '../mall/say.js';
import { Button } from './ui/Button.js';

/** Shares the page's URL: by the phone's own dialog where there is one, otherwise by the clipboard. */
export function ShareButton() {
  const { t } = useTranslation();
  return (
    <Button look="quiet" icon="copy" onClick={() => void share(t('share.copied'))}>
      {t('share.send')}
    </Button>
  );
}

async function share(copied: string): Promise<void> {
  const { href } = window.location;
  try {
    if ('share' in navigator && navigator.maxTouchPoints > 0) await navigator.share({ url: href });
    else {
      await navigator.clipboard.writeText(href);
      say.done(copied);
    }
  } catch {
    // The person has closed the dialog, or the browser refuses; the address bar still shows the URL.
  }
}
