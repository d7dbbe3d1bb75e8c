import { Box, Card, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useOwnValidity } from '../i18n/use-own-validity.js';
import { LanguageButton } from './LanguageButton.js';
import { useBrand } from './use-brand.js';

interface EntryPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The page around a form for people who are not signed in. Uses only react-admin's hook for texts. */
export function EntryPage({ title, children }: EntryPageProps) {
  const brand = useBrand();
  useOwnValidity();
  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'grid',
        gridTemplateRows: 'auto 1fr',
        background: 'linear-gradient(180deg, #0e2c3d 0 38%, var(--ground, #f5f7f9) 38%)',
      }}
    >
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', px: 3, py: 2, color: '#fff' }}>
        <Typography component="p" sx={{ flex: 1, fontSize: '1.0625rem', fontWeight: 600 }}>
          {brand}
        </Typography>
        <LanguageButton />
      </Box>
      <Box component="main" sx={{ display: 'grid', placeItems: 'start center', px: 2, pt: { xs: 2, sm: 8 } }}>
        <Card sx={{ width: '100%', maxWidth: 400, p: 4, mb: 4 }}>
          <Typography component="h1" variant="h1" sx={{ fontSize: '1.25rem', mb: 2 }}>
            {title}
          </Typography>
          {children}
        </Card>
      </Box>
    </Box>
  );
}
