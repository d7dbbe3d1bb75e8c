import { Box, Button, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Title, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { tabStore } from '../tabs/tab-store.js';

/** Replaces, inside the layout, a page that the signed-in person may not open. */
export function NoAccess() {
  const translate = useTranslate();
  // The refused page has shown no heading: its tab would be named by its URL, and lead here again.
  useEffect(() => {
    const { tabs } = tabStore.current();
    const nameless = tabs.filter(({ label, value }) => label === '' && value !== tabStore.shown);
    tabStore.close(nameless.map(({ value }) => value));
  }, []);
  return (
    <Box sx={{ py: 8, display: 'grid', justifyItems: 'center', gap: 2, textAlign: 'center' }}>
      <Title title="console.pages.403" />
      <Typography variant="h2">{translate('console.pages.403')}</Typography>
      <Typography color="text.secondary">{translate('console.pages.403Hint')}</Typography>
      <Button component={Link} to="/" variant="contained">
        {translate('console.pages.home')}
      </Button>
    </Box>
  );
}
