import { useTranslation } from 'react-i18next';
import { TextField } from '../ui/Field.js';

interface FactorFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  /** Whether only a code of the app is accepted, as when it is set up. */
  readonly isOfApp?: boolean;
}

/** The input of a code of the authenticator app, which phones fill in, or of a recovery code. */
export function FactorField({ value, onChange, isOfApp = false }: FactorFieldProps) {
  const { t } = useTranslation('account');
  return (
    <TextField
      label={t('factor.code')}
      hint={t(isOfApp ? 'factor.appHint' : 'factor.codeHint')}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCapitalize="none"
      maxLength={32}
      autoFocus
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
