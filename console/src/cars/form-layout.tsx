import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** Arranges inputs side by side, as many as fit. */
export const Columns = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      columnGap: 2,
      gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
      width: '100%',
    }}
  >
    {children}
  </Box>
);

interface PartProps {
  readonly title: string;
  /** Field of the car that the part is about, by which links find it. */
  readonly name?: string;
  readonly children: ReactNode;
}

/** A part of a form with a heading. */
export function Part({ title, name, children }: PartProps) {
  const translate = useTranslate();
  return (
    <Box component="section" data-part={name} sx={{ width: '100%', mb: 2 }}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {translate(title)}
      </Typography>
      {children}
    </Box>
  );
}
