import { TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { WideTable } from '../components/WideTable.js';

export interface LabelledColumn<T> {
  readonly label: string;
  readonly isNumber?: boolean;
  readonly render: (row: T) => ReactNode;
}

interface LabelledTableProps<T> {
  readonly label: string;
  readonly columns: readonly LabelledColumn<T>[];
  readonly rows: readonly T[];
  readonly keyOf: (row: T, at: number) => string;
}

export function LabelledTable<T>({ label, columns, rows, keyOf }: LabelledTableProps<T>) {
  return (
    <WideTable label={label}>
      <TableHead>
        <TableRow>
          {columns.map((column) => (
            <TableCell key={column.label} align={column.isNumber ? 'right' : 'left'}>
              {column.label}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, at) => (
          <TableRow key={keyOf(row, at)}>
            {columns.map((column) => (
              <TableCell
                key={column.label}
                align={column.isNumber ? 'right' : 'left'}
                sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
              >
                {column.render(row)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </WideTable>
  );
}
