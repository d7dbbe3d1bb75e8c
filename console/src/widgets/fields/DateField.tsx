import { TextField } from '@mui/material';
import { textFieldProps, type FieldProps } from '../field-props.js';

export interface DateOptions {
  /** First day that can be chosen, `2026-11-21`. */
  readonly min?: string;
  /** Last day that can be chosen. */
  readonly max?: string;
}

export interface DateFieldProps extends FieldProps<string>, DateOptions {}

/** A calendar day, stored as `2026-11-21`. */
export const DateField = ({ value, onChange, min, max, ...field }: DateFieldProps) => (
  <TextField
    {...textFieldProps(field)}
    type="date"
    value={value}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ inputLabel: { shrink: true }, htmlInput: { min, max } }}
  />
);
