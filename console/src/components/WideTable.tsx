import { Table, TableContainer } from '@mui/material';
import type { ReactNode } from 'react';

interface WideTableProps {
  /** What a screen reader calls it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A table that scrolls in itself where it is wider than its place, by keyboard too. */
export function WideTable({ label, children }: WideTableProps) {
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table size="small">{children}</Table>
    </TableContainer>
  );
}
