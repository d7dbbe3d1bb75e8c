import { useEffect } from 'react';
import { authProvider, type Credentials } from '../api/auth-provider.js';
import { SignInForm } from '../layout/SignInForm.js';

interface FirstSignInProps {
  /** The page is there: what comes after it may be loaded. */
  readonly onShown: () => void;
  readonly onSignedIn: () => Promise<void>;
}

/** Signing in before the rest of the console is loaded. */
export function FirstSignIn({ onShown, onSignedIn }: FirstSignInProps) {
  useEffect(() => onShown(), [onShown]);
  const submit = async (credentials: Credentials) => {
    await authProvider.login(credentials);
    await onSignedIn();
  };
  return <SignInForm onSubmit={submit} />;
}
