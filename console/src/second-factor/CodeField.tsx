import { TextField } from '@mui/material';
import { useTranslate } from 'react-admin';

interface CodeFieldProps {
  /** Whether only a code of the app is accepted, as when it is set up. */
  readonly isOfApp?: boolean;
}

/** A field for a code of the authenticator app, which browsers and phones fill in, or for a recovery code. */
export function CodeField({ isOfApp = false }: CodeFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      name="code"
      label={translate('console.factor.code')}
      helperText={translate(isOfApp ? 'console.factor.appHint' : 'console.factor.codeHint')}
      autoComplete="one-time-code"
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 32, autoCapitalize: 'none' } }}
      autoFocus
      required
      fullWidth
    />
  );
}
