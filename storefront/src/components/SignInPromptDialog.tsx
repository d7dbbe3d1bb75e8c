import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { loginPath } from '../mall/pages.js';
import { Button } from './ui/Button.js';
import { Dialog } from './ui/Dialog.js';

interface SignInPromptDialogProps {
  /** The page to return to after signing in. */
  readonly back: string;
  readonly onClose: () => void;
}

/** Says that an action requires signing in, with a link to do so. */
export default function SignInPromptDialog({ back, onClose }: SignInPromptDialogProps) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  return (
    <Dialog
      title={t('signInPrompt.title')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            onClick={() => {
              onClose();
              navigate(loginPath(back, 'register'), { replace: true });
            }}
          >
            {t('nav.register', { ns: 'common' })}
          </Button>
          <Button
            look="primary"
            onClick={() => {
              onClose();
              navigate(loginPath(back), { replace: true });
            }}
          >
            {t('signInPrompt.go')}
          </Button>
        </>
      }
    >
      <p>{t('signInPrompt.text')}</p>
    </Dialog>
  );
}
