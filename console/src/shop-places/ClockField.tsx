import { MenuItem, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import { CLOCKS } from './hours.js';

interface ClockFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error?: ReactNode;
  readonly onChange: (clock: string) => void;
}

/** A time of the day by half hours; another minute that stands already stays among the choices. */
export function ClockField({ label, value, error, onChange }: ClockFieldProps) {
  const clocks = value === '' || CLOCKS.includes(value) ? CLOCKS : [...CLOCKS, value].sort();
  return (
    <TextField
      select
      size="small"
      label={label}
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
