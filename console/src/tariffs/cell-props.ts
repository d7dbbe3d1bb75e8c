import type { TariffColumn } from './columns.js';

export interface RowCellProps {
  readonly column: TariffColumn;
  /** The accessible name. */
  readonly name: string;
  readonly value: unknown;
  readonly problem?: string | undefined;
  readonly onChange: (value: unknown) => void;
}

export const plain = {
  font: 'inherit',
  color: 'inherit',
  width: '100%',
  minWidth: 76,
  px: 0.5,
  py: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: '4px',
  backgroundColor: 'background.paper',
  '&[aria-invalid="true"]': { borderColor: 'error.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
