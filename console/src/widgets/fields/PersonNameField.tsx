import { InputAdornment, TextField } from '@mui/material';
import { textFieldProps, type FieldProps } from '../field-props.js';
import { NAME_MAX } from '../rules/person-name.js';

export type PersonNameFieldProps = FieldProps<string>;

/** The name of a person, with a counter of its characters. */
export const PersonNameField = ({ value, onChange, ...field }: PersonNameFieldProps) => (
  <TextField
    {...textFieldProps(field)}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{
      htmlInput: { maxLength: NAME_MAX },
      input: {
        endAdornment: (
          <InputAdornment position="end" aria-hidden>
            {value.length}/{NAME_MAX}
          </InputAdornment>
        ),
      },
    }}
  />
);
