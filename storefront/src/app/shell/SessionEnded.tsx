import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { session, signInAgain } from '../../mall/api.js';

const SignInDialog = lazy(() => import('./SignInDialog.js'));

const accessToken = (): string | undefined => session.current?.accessToken;

/** Asks for the password in place when the session has expired. The page keeps its input, and waiting requests continue. */
export function SessionEnded() {
  const question = useSyncExternalStore(signInAgain.subscribe, signInAgain.current, signInAgain.current);
  const token = useSyncExternalStore(session.subscribe, accessToken, accessToken);
  // Another tab has meanwhile signed in or out.
  useEffect(() => () => signInAgain.done(), [token]);
  return (
    question && (
      <Suspense>
        <SignInDialog username={question.username} />
      </Suspense>
    )
  );
}
