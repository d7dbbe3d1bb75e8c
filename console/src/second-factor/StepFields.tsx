import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { StepField } from '@mall/web-kit';
import { CodeField } from './CodeField.js';

const SHORTEST = 10;

interface StepFieldsProps {
  readonly fields: readonly StepField[];
}

/** The fields of the second step of a sign-in: a code, a password of one's own, or both. */
export function StepFields({ fields }: StepFieldsProps) {
  const translate = useTranslate();
  return (
    <>
      {fields.includes('factor') && <CodeField />}
      {fields.includes('newPassword') && (
        <TextField
          name="newPassword"
          type="password"
          label={translate('console.factor.newPassword')}
          helperText={translate('console.account.passwordRule', { min: SHORTEST })}
          autoComplete="new-password"
          slotProps={{ htmlInput: { minLength: SHORTEST, maxLength: 128 } }}
          autoFocus={!fields.includes('factor')}
          required
          fullWidth
        />
      )}
    </>
  );
}

/** Reads what was typed into the fields. */
export const typedStep = (ticket: string, typed: FormData) => ({
  ticket,
  factor: textOf(typed, 'code'),
  newPassword: textOf(typed, 'newPassword'),
});

const textOf = (typed: FormData, name: string): string | undefined => {
  const value = typed.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
};
