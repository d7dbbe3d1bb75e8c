import { Box, FormControlLabel, FormHelperText, Switch } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldProps } from '../field-props.js';

/** 1 is yes, 0 is no. Prescribed. */
export const YES = 1;
export const NO = 0;

export type YesNoFieldProps = FieldProps<0 | 1 | '' | null>;

/** A switch for 1 and 0. A missing value becomes 0, and the value is reported once at the start. */
export function YesNoField({
  label,
  value,
  onChange,
  onBlur,
  error,
  helperText,
  isDisabled,
}: YesNoFieldProps) {
  const translate = useTranslate();
  const report = useRef(onChange);
  report.current = onChange;
  const isYes = value === YES;
  useEffect(() => {
    report.current(isYes ? YES : NO);
  }, [isYes]);
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={isYes}
            disabled={isDisabled === true}
            onBlur={onBlur}
            onChange={(_, isOn) => onChange(isOn ? YES : NO)}
          />
        }
        label={`${label}: ${translate(isYes ? 'console.widgets.yes' : 'console.widgets.no')}`}
      />
      {(error || helperText) && <FormHelperText error={Boolean(error)}>{error || helperText}</FormHelperText>}
    </Box>
  );
}
