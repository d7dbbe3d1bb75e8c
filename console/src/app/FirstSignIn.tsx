import { createTheme, CssBaseline, ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { I18nContext, type I18nProvider } from 'react-admin';
import { authProvider, type Credentials } from '../api/auth-provider.js';
import { queryClient } from '../api/query-client.js';
import { SignInForm } from '../layout/SignInForm.js';
import { AppearanceProvider } from '../theme/AppearanceProvider.js';
import { consoleTheme } from '../theme/console-theme.js';

interface FirstSignInProps {
  readonly i18nProvider: I18nProvider;
  /** The page is there: what comes after it may be loaded. */
  readonly onShown: () => void;
  readonly onSignedIn: () => Promise<void>;
}

/** Signing in before the rest of the console is loaded: it holds texts and looks, and nothing else of react-admin. */
export function FirstSignIn({ i18nProvider, onShown, onSignedIn }: FirstSignInProps) {
  useEffect(() => onShown(), [onShown]);
  const submit = async (credentials: Credentials) => {
    await authProvider.login(credentials);
    await onSignedIn();
  };
  return (
    <AppearanceProvider>
      {(appearance) => (
        <ThemeProvider theme={createTheme(consoleTheme(appearance))}>
          <CssBaseline />
          <QueryClientProvider client={queryClient}>
            <I18nContext.Provider value={i18nProvider}>
              <SignInForm onSubmit={submit} />
            </I18nContext.Provider>
          </QueryClientProvider>
        </ThemeProvider>
      )}
    </AppearanceProvider>
  );
}
