import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  readonly main: ReactNode;
  /** What belongs to it, smaller in weight than in size: it has to be read as well. */
  readonly under: ReactNode;
}

/** A fact of a table with one that goes with it, so that both need one column. */
export const TwoLines = ({ main, under }: TwoLinesProps) => (
  <>
    <Box>{main}</Box>
    {under && <Box sx={{ color: 'text.secondary' }}>{under}</Box>}
  </>
);
