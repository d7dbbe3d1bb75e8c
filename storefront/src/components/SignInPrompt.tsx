import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { session } from '../mall/api.js';
import { loginPath } from '../mall/pages.js';
import { Button } from './ui/Button.js';
import { Dialog } from './ui/Dialog.js';

type Ask = (back?: string) => boolean;

const Prompt = createContext<Ask>(() => true);

/**
 * Returns a function that checks whether somebody is signed in, and otherwise opens a dialog with a link to sign in.
 * `back` is where to return to; the present page unless told otherwise.
 */
export const useSignInPrompt = (): Ask => use(Prompt);

export function SignInPromptProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [back, setBack] = useState<string>();
  const here = pathname + search;
  const ask = useCallback<Ask>(
    (to) => {
      if (session.current) return true;
      setBack(to ?? here);
      return false;
    },
    [here],
  );
  const value = useMemo(() => ask, [ask]);
  return (
    <Prompt value={value}>
      {children}
      {back && (
        <Dialog
          title={t('signInPrompt.title')}
          onClose={() => setBack(undefined)}
          foot={
            <>
              <Button onClick={() => setBack(undefined)}>{t('signInPrompt.cancel')}</Button>
              <Button
                look="primary"
                onClick={() => {
                  setBack(undefined);
                  void navigate(loginPath(back), { replace: true });
                }}
              >
                {t('signInPrompt.go')}
              </Button>
            </>
          }
        >
          <p>{t('signInPrompt.text')}</p>
        </Dialog>
      )}
    </Prompt>
  );
}
