import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  readonly main: ReactNode;
  /** The second fact, in a lighter colour: below the first, or after it in lists with compact rows. */
  readonly under: ReactNode;
}

/** Two facts in one table cell. */
export const TwoLines = ({ main, under }: TwoLinesProps) => (
  <div className="two-lines">
    <div>{main}</div>
    {under && <Box sx={{ color: 'text.secondary' }}>{under}</Box>}
  </div>
);
