import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';

/** Whether the list around could not be loaded and has no rows from before: it must not look like an empty one. */
export function useListFailure(): Error | undefined {
  const { error, data } = useListContext();
  return error && !data?.length ? (error as Error) : undefined;
}

/** The rows of the list around, or why there are none to show. */
export function RowsOrFailure({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const { refetch } = useListContext();
  const failure = useListFailure();
  if (!failure) return children;
  return (
    <Box sx={{ p: 4, display: 'grid', justifyItems: 'center', gap: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {translate('console.listNotLoaded')}: {failure.message}
      </Typography>
      <Button variant="outlined" onClick={() => void refetch()}>
        {translate('console.tabs.tryAgain')}
      </Button>
    </Box>
  );
}
