import { TextField } from '@mui/material';
import { textFieldProps, type FieldProps } from '../field-props.js';
import { MOBILE_LENGTH, PHONE_MAX, type PhoneRule } from '../rules/phone.js';

export interface PhoneFieldProps extends FieldProps<string> {
  /** A takes landlines too; B and C take mobile numbers. */
  readonly rule?: PhoneRule;
}

/** A Chinese phone number. */
export const PhoneField = ({ value, onChange, rule = 'a', ...field }: PhoneFieldProps) => (
  <TextField
    {...textFieldProps(field)}
    type="tel"
    value={value}
    onChange={(event) => onChange(event.target.value.trim())}
    slotProps={{ htmlInput: { maxLength: rule === 'a' ? PHONE_MAX : MOBILE_LENGTH, inputMode: 'tel' } }}
  />
);
