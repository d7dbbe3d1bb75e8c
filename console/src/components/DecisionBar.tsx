import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** The decision about the record of the page: below it, or at the bottom of the screen while the page is longer. */
export const DecisionBar = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="section"
    sx={{
      position: 'sticky',
      bottom: 0,
      zIndex: 5,
      // Covers the padding of the page, and nothing outside of it.
      mx: { xs: -1, sm: -2 },
      mb: { xs: -1, sm: -2 },
      px: 2,
      py: 1,
      display: 'flex',
      flexWrap: 'wrap',
      gap: 1.5,
      alignItems: 'center',
      borderTop: 1,
      borderColor: 'divider',
      backgroundColor: 'background.paper',
    }}
  >
    {children}
  </Box>
);
