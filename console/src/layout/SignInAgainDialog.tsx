import { TextField } from '@mui/material';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';
import { continueSignIn, session, sideOf, signIn, signInAgain } from '../api/mall.js';
import { PasswordQuestion } from './PasswordQuestion.js';

/** Asks for the password in place when the session has expired; then the waiting requests continue. */
export function SignInAgainDialog() {
  const translate = useTranslate();
  const question = useSyncExternalStore(signInAgain.subscribe, signInAgain.current);
  const token = useSyncExternalStore(session.subscribe, () => session.current?.accessToken);
  // Another tab has meanwhile signed in or out.
  useEffect(() => () => signInAgain.done(), [token]);
  if (!question) return null;
  return (
    <PasswordQuestion
      title={translate('console.expired.title')}
      hint={translate('console.expired.hint')}
      confirm={translate('console.expired.signIn')}
      onSubmit={(password) => signIn(sideOf(token), question.username, password)}
      onStep={(step) => continueSignIn(sideOf(token), step)}
      onCancel={() => signInAgain.done()}
    >
      <TextField
        name="username"
        label={translate('console.signIn.username')}
        value={question.username}
        autoComplete="username"
        slotProps={{ htmlInput: { readOnly: true } }}
        fullWidth
      />
    </PasswordQuestion>
  );
}
