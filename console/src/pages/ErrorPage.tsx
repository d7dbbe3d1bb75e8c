import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';

/** Error pages by status. Prescribed. */
export const ERROR_PAGES = ['401', '403', '404', '500'] as const;

/** Explains an error, and offers links. */
export function ErrorPage({ status }: { readonly status: (typeof ERROR_PAGES)[number] }) {
  const translate = useTranslate();
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100vh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 2,
        textAlign: 'center',
        color: 'text.primary',
        backgroundColor: 'background.default',
      }}
    >
      <Typography sx={{ fontSize: '2.125rem', fontWeight: 600, color: 'text.secondary' }}>
        {status}
      </Typography>
      <Typography component="h1" variant="h1" sx={{ fontSize: '1.25rem' }}>
        {translate(`console.pages.${status}`)}
      </Typography>
      <Typography color="text.secondary">{translate(`console.pages.${status}Hint`)}</Typography>
      <Button component={Link} to={status === '401' ? '/login' : '/'} variant="contained">
        {translate(status === '401' ? 'ra.auth.sign_in' : 'console.pages.home')}
      </Button>
    </Box>
  );
}
