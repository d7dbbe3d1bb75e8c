import { Box, Button, Typography } from '@mui/material';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';

/** Shows its content, or why a read with `mustLoad` inside of it has no answer, with a button that asks again. */
export function ReadFailure({ children }: { readonly children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary();
  return (
    <ErrorBoundary FallbackComponent={Reason} onReset={reset}>
      {children}
    </ErrorBoundary>
  );
}

function Reason({ error, resetErrorBoundary }: FallbackProps) {
  const translate = useTranslate();
  // A fault of the page itself is for the error page, which reports it.
  if (!(error instanceof HttpError)) throw error;
  return (
    <Box role="alert" sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {translate('console.notLoaded')}: {error.message}
      </Typography>
      <Button size="small" variant="outlined" onClick={resetErrorBoundary}>
        {translate('console.tabs.tryAgain')}
      </Button>
    </Box>
  );
}
