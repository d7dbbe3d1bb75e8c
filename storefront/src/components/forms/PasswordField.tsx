import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../ui/Field.js';
import styles from './PasswordField.module.css';

type PasswordFieldProps = ComponentProps<'input'> & { label: string; hint?: string; error?: string };

/** An input for a password, with a button that shows it. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const { t } = useTranslation('form');
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <span className={styles['password']}>
          <input {...input} {...wiring} type={isShown ? 'text' : 'password'} />
          <button type="button" onClick={() => setShown(!isShown)} aria-pressed={isShown}>
            {isShown ? t('hide') : t('show')}
          </button>
        </span>
      )}
    </Field>
  );
}
