import { MenuItem, TextField } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { textFieldProps, type FieldProps } from '../field-props.js';
import { genderOf, genders, type Gender } from '../rules/gender.js';

export interface GenderFieldProps extends FieldProps<Gender | ''> {
  /** The number of the identity card; once it is complete the gender follows it. */
  readonly idCard?: string;
}

/** The gender of a person, derived from the number of the identity card. */
export function GenderField({ value, onChange, idCard = '', ...field }: GenderFieldProps) {
  const translate = useTranslate();
  const told = genderOf(idCard);
  const report = useRef(onChange);
  report.current = onChange;
  useEffect(() => {
    if (told) report.current(told);
  }, [told]);
  return (
    <TextField
      {...textFieldProps(field)}
      select
      value={value}
      onChange={(event) => onChange(event.target.value as Gender)}
    >
      {Object.entries(genders).map(([name, code]) => (
        <MenuItem key={code} value={code}>
          {translate(`console.widgets.gender.${name}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
