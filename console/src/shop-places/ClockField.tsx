import { MenuItem, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { CLOCKS } from './hours.js';

interface ClockFieldProps {
  readonly label: string;
  /** Whether the label is only read by screen readers, because the row shows it. */
  readonly isLabelHidden?: boolean;
  readonly value: string;
  readonly error?: ReactNode;
  readonly onChange: (clock: string) => void;
}

/** Chooses a time of the day in half hours; another existing value stays among the choices. */
export function ClockField({ label, isLabelHidden = false, value, error, onChange }: ClockFieldProps) {
  const clocks = value === '' || CLOCKS.includes(value) ? CLOCKS : [...CLOCKS, value].sort();
  return (
    <TextField
      select
      size="small"
      {...(isLabelHidden ? { slotProps: { htmlInput: { 'aria-label': label } } } : { label })}
      value={value}
      error={Boolean(error)}
      helperText={error}
      onChange={({ target }) => onChange(target.value)}
      sx={{ minWidth: 120, m: 0 }}
    >
      {clocks.map((clock) => (
        <MenuItem key={clock} value={clock}>
          {clock}
        </MenuItem>
      ))}
    </TextField>
  );
}
