import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';

/** Returns the error of the surrounding list when it has no rows from before: a failed list must not look like an empty one. */
export function useListFailure(): Error | undefined {
  const { error, data } = useListContext();
  return error && !data?.length ? (error as Error) : undefined;
}

/** Shows the rows of the surrounding list, or the reason why there are none. */
export function RowsOrFailure({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const { refetch } = useListContext();
  const failure = useListFailure();
  if (!failure) return children;
  return (
    <Box sx={{ p: 4, display: 'grid', justifyItems: 'center', gap: 2 }}>
      <Typography variant="body2" color="text.secondary">
        {translate('console.notLoaded')}: {failure.message}
      </Typography>
      <Button variant="outlined" onClick={() => void refetch()}>
        {translate('console.tabs.tryAgain')}
      </Button>
    </Box>
  );
}
