import { createContext, lazy, Suspense, use, useCallback, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { session } from '../mall/api.js';

const SignInPromptDialog = lazy(() => import('./SignInPromptDialog.js'));

type Ask = (back?: string) => boolean;

const Prompt = createContext<Ask>(() => true);

/**
 * Returns a function that checks whether somebody is signed in, and otherwise opens a dialog with a link to sign in. `back` is the
 * page to return to; by default the current one.
 */
export const useSignInPrompt = (): Ask => use(Prompt);

export function SignInPromptProvider({ children }: { children: ReactNode }) {
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
        <Suspense>
          <SignInPromptDialog back={back} onClose={() => setBack(undefined)} />
        </Suspense>
      )}
    </Prompt>
  );
}
