import { TextField } from '@mui/material';
import { textFieldProps, type FieldProps } from '../field-props.js';
import { ID_CARD_MAX, idCardText } from '../rules/id-card.js';

export type IdCardFieldProps = FieldProps<string>;

/** The number of a Chinese identity card, 15 or 18 characters. */
export const IdCardField = ({ value, onChange, ...field }: IdCardFieldProps) => (
  <TextField
    {...textFieldProps(field)}
    value={value}
    onChange={(event) => onChange(idCardText(event.target.value))}
    autoComplete="off"
    slotProps={{ htmlInput: { maxLength: ID_CARD_MAX, spellCheck: false } }}
  />
);
