import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Stands in the place of choices that could not be read. */
export function ReadFailure() {
  const translate = useTranslate();
  return (
    <Typography role="alert" variant="body2" color="error" sx={{ p: 1 }}>
      {translate('console.widgets.failed')}
    </Typography>
  );
}
