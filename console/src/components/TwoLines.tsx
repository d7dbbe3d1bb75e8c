import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  readonly main: ReactNode;
  /** The second line, lighter and only slightly smaller. */
  readonly under: ReactNode;
}

/** Two facts in one table cell. */
export const TwoLines = ({ main, under }: TwoLinesProps) => (
  <>
    <Box>{main}</Box>
    {under && <Box sx={{ color: 'text.secondary' }}>{under}</Box>}
  </>
);
