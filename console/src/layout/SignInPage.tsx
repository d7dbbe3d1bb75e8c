import { Notification, useLogin } from 'react-admin';
import { SignInForm } from './SignInForm.js';

/** The sign-in page after somebody has signed out, or whose session has ended. */
export function SignInPage() {
  const login = useLogin();
  return (
    <>
      <SignInForm onSubmit={login} />
      <Notification />
    </>
  );
}
