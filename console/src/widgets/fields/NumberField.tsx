import { TextField } from '@mui/material';
import { useState } from 'react';
import { textFieldProps, type FieldProps } from '../field-props.js';

export interface NumberOptions {
  /** The smallest number; a smaller one becomes it when the field is left. */
  readonly min?: number;
  /** The largest number; a larger one becomes it when the field is left. */
  readonly max?: number;
  /** Added and taken by the arrow keys. */
  readonly step?: number;
  /** Decimals that are kept. */
  readonly precision?: number;
}

export interface NumberFieldProps extends FieldProps<number | null>, NumberOptions {}

/** A number within bounds: rounded to its precision and clamped when the field loses the focus. */
export function NumberField({
  value,
  onChange,
  min = 0,
  max = Number.MAX_SAFE_INTEGER,
  step = 1,
  precision = 0,
  ...field
}: NumberFieldProps) {
  // Incomplete input, such as "1." or "-", stays in the field until it loses the focus.
  const [typed, setTyped] = useState<string>();
  const keep = () => {
    const number = typed === undefined ? value : numberIn(typed);
    const factor = 10 ** precision;
    const kept = number === null ? null : Math.min(max, Math.max(min, Math.round(number * factor) / factor));
    setTyped(undefined);
    if (kept !== value) onChange(kept);
    field.onBlur?.();
  };
  return (
    <TextField
      {...textFieldProps(field)}
      type="number"
      value={typed ?? value ?? ''}
      onChange={(event) => {
        setTyped(event.target.value);
        onChange(numberIn(event.target.value));
      }}
      onBlur={keep}
      slotProps={{ htmlInput: { min, max, step, inputMode: precision > 0 ? 'decimal' : 'numeric' } }}
    />
  );
}

function numberIn(text: string): number | null {
  const number = Number(text);
  return text.trim() === '' || Number.isNaN(number) ? null : number;
}
