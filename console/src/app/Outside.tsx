import { createTheme, CssBaseline, ThemeProvider } from '@mui/material';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nContext, type I18nProvider } from 'react-admin';
import { queryClient } from '../api/query-client.js';
import { AppearanceProvider } from '../theme/AppearanceProvider.js';

interface OutsideProps {
  readonly i18nProvider: I18nProvider;
  readonly children: ReactNode;
}

/**
 * Provides theme, query client and texts to the pages that are shown without a session: sign-in, registration and the return from
 * another service. Hooks that need `<Admin>`, such as `useNotify`, do not work there.
 */
export function Outside({ i18nProvider, children }: OutsideProps) {
  return (
    <AppearanceProvider>
      {(theme) => (
        <ThemeProvider theme={createTheme(theme)}>
          <CssBaseline />
          <QueryClientProvider client={queryClient}>
            <I18nContext.Provider value={i18nProvider}>{children}</I18nContext.Provider>
          </QueryClientProvider>
        </ThemeProvider>
      )}
    </AppearanceProvider>
  );
}
