import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ReadFailure } from './ReadFailure.js';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Lists labelled facts; omits empty ones. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== '');
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: 'minmax(96px, max-content) 1fr',
        columnGap: 2,
        rowGap: 0.5,
        fontSize: '0.875rem',
        '& dt': { color: 'text.secondary' },
        '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
      }}
    >
      {known.map(({ label, value }, index) => (
        <Box key={`${index} ${label}`} sx={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
    </Box>
  );
}

interface SectionProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A titled part of a page, which says when its content could not be read. */
export function Section({ title, action, children }: SectionProps) {
  return (
    <Box
      component="section"
      sx={{
        minWidth: 0,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: '10px',
        backgroundColor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1.5 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      <ReadFailure>{children}</ReadFailure>
    </Box>
  );
}
