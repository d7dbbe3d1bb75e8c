import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { session, signInAgain } from '../../mall/api.js';

const SignInDialog = lazy(() => import('./SignInDialog.js'));

const accessToken = (): string | undefined => session.current?.accessToken;

/** When the session has run out: signing in again in place. The page behind keeps what was typed, and what was sent goes on. */
export function SessionEnded() {
  const question = useSyncExternalStore(signInAgain.subscribe, signInAgain.current, signInAgain.current);
  const token = useSyncExternalStore(session.subscribe, accessToken, accessToken);
  // Signed in by another tab meanwhile, or out.
  useEffect(() => () => signInAgain.done(), [token]);
  return (
    question && (
      <Suspense>
        <SignInDialog username={question.username} />
      </Suspense>
    )
  );
}
