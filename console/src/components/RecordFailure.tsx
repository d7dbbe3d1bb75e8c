import { Box, Button, Typography } from '@mui/material';
import { Title, useCreatePath, useResourceDefinition, useTranslate, type HttpError } from 'react-admin';
import { Link } from 'react-router';

interface RecordFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** Replaces a record that does not exist or could not be loaded. Its title completes that of the page: "Car · not found". */
export function RecordFailure({ error, onRetry }: RecordFailureProps) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { name, hasList } = useResourceDefinition();
  const isMissing = (error as HttpError).status === 404;
  return (
    <Box sx={{ py: 8, px: 2, display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
      <Title title={isMissing ? 'console.record.missing' : 'console.record.failed'} />
      <Typography color="text.secondary">
        {isMissing ? translate('console.record.missingHint') : error.message}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {!isMissing && (
          <Button variant="outlined" onClick={onRetry}>
            {translate('console.tabs.tryAgain')}
          </Button>
        )}
        {hasList && (
          <Button component={Link} to={createPath({ resource: name, type: 'list' })} variant="contained">
            {translate('console.record.toList')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
