import { useEffect } from 'react';
import { authProvider, type Credentials } from '../api/auth-provider.js';
import { SignInForm } from '../layout/SignInForm.js';

interface FirstSignInProps {
  /** Called when the page is shown, to load the rest of the console. */
  readonly onShown: () => void;
  readonly onSignedIn: () => Promise<void>;
}

/** The sign-in page before the rest of the console is loaded. */
export function FirstSignIn({ onShown, onSignedIn }: FirstSignInProps) {
  useEffect(() => onShown(), [onShown]);
  const submit = async (credentials: Credentials) => {
    await authProvider.login(credentials);
    await onSignedIn();
  };
  return <SignInForm onSubmit={submit} />;
}
