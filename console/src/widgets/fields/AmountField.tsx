import { InputAdornment, TextField } from '@mui/material';
import { NumericFormat } from 'react-number-format';
import { textFieldProps, type FieldProps } from '../field-props.js';
import { AMOUNT_BLANK, AMOUNT_LENGTH, AMOUNT_MAX, clampAmount } from '../rules/amount.js';

export interface AmountOptions {
  /** Digits of a group: four as Chinese counts, or three. */
  readonly group?: 3 | 4;
  /** Decimals that can be typed. */
  readonly precision?: number;
  /** The lower bound as text; an amount outside becomes the nearest bound when the field is left. */
  readonly min?: string;
  /** The upper bound, in the same way. */
  readonly max?: string;
  /** Shown after the amount. */
  readonly unit?: string;
  /** Shown before the amount. */
  readonly prefix?: string;
}

export interface AmountFieldProps extends FieldProps<string>, AmountOptions {}

/** Groups the digits of an amount while it is typed. The value is text with a decimal point, so that no digit is lost. */
export function AmountField({
  value,
  onChange,
  group = 4,
  precision = 0,
  min = '0',
  max = AMOUNT_MAX,
  unit,
  prefix,
  ...field
}: AmountFieldProps) {
  return (
    <NumericFormat
      {...textFieldProps(field)}
      customInput={TextField}
      value={value}
      valueIsNumericString
      thousandSeparator=","
      thousandsGroupStyle={group === 4 ? 'wan' : 'thousand'}
      decimalScale={precision}
      allowNegative={false}
      placeholder={AMOUNT_BLANK}
      onValueChange={({ value: typed }, { source }) => {
        if (String(source) === 'event') onChange(typed);
      }}
      onBlur={() => {
        const kept = clampAmount(value, { min, max });
        if (kept !== value) onChange(kept);
        field.onBlur?.();
      }}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { inputMode: 'decimal', maxLength: AMOUNT_LENGTH },
        input: {
          startAdornment: prefix && <InputAdornment position="start">{prefix}</InputAdornment>,
          endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment>,
        },
      }}
    />
  );
}
