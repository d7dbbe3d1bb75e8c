import type { UseFormRegisterReturn } from 'react-hook-form';
import { locale } from '../../mall/locale.js';
import { TextField } from '../ui/Field.js';
import { dayPattern, withDots } from './typed-day.js';

interface DayFieldProps {
  readonly label: string;
  readonly field: UseFormRegisterReturn;
  readonly error?: string | undefined;
  readonly autoComplete?: string | undefined;
}

/** An input for a day in the format of documents, which adds the dots itself: a calendar needs forty clicks to a birth date. */
export function DayField({ label, field, error, autoComplete = 'off' }: DayFieldProps) {
  const hasDots = dayPattern[locale].includes('.');
  return (
    <TextField
      label={label}
      placeholder={dayPattern[locale]}
      inputMode={hasDots ? 'numeric' : 'text'}
      maxLength={10}
      autoComplete={autoComplete}
      {...(error !== undefined && { error })}
      {...field}
      onChange={(event) => {
        if (hasDots) event.target.value = withDots(event.target.value);
        return field.onChange(event);
      }}
    />
  );
}
