import { Table, TableContainer } from '@mui/material';
import type { ReactNode } from 'react';

interface WideTableProps {
  /** The accessible name. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table in a scrollable area that the keyboard can reach. */
export function WideTable({ label, children }: WideTableProps) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table size="small">{children}</Table>
    </TableContainer>
  );
}
