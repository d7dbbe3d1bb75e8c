import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button.js';
import { TextField } from '../ui/Field.js';
import { CaptchaWait } from './CaptchaWait.js';
import type { useCode } from './use-code.js';
import styles from './CodeField.module.css';

interface CodeFieldProps {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
  readonly code: ReturnType<typeof useCode>;
  /** Checks the phone number first, then requests the code. */
  readonly onAsk: () => void;
}

/** The input of the code from an SMS, and the button that sends it. */
export function CodeField({ field, error, code, onAsk }: CodeFieldProps) {
  const { t } = useTranslation('form');
  return (
    <div className={styles['code']}>
      <TextField
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        hint={code.isSent ? t('codeSent') : undefined}
        error={error ?? code.error}
        {...field}
      />
      <Button onClick={onAsk} busy={code.isSending} disabled={code.wait > 0}>
        {code.wait > 0 ? t('codeAgainIn', { seconds: code.wait }) : t('sendCode')}
      </Button>
      <CaptchaWait />
    </div>
  );
}
