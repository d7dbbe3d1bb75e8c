import { useId, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Field.module.css';

interface Around {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string;
  /** Whether the label is marked "optional"; other fields are required. */
  readonly optional?: boolean;
  readonly className?: string;
}

interface Wiring {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** Connects label, control, hint and error for screen readers. */
export function Field({
  label,
  hint,
  error,
  optional,
  className,
  children,
}: Around & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId();
  const { t } = useTranslation();
  const note = `${id}-note`;
  return (
    <div className={[styles['field'], className].filter(Boolean).join(' ')}>
      <label className={styles['label']} htmlFor={id}>
        {label}
        {optional && <span className={styles['optional']}>{t('form.optional')}</span>}
      </label>
      {children({
        id,
        className: styles['control']!,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? note : undefined,
      })}
      {(error || hint) && (
        <p id={note} className={error ? styles['error'] : styles['hint']} role={error ? 'alert' : undefined}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: Around & ComponentProps<'input'>) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(wiring) => <input {...input} {...wiring} />}
    </Field>
  );
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: Around & ComponentProps<'textarea'>) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(wiring) => <textarea {...input} {...wiring} />}
    </Field>
  );
}

export function SelectField({
  label,
  hint,
  error,
  optional,
  className,
  children,
  ...select
}: Around & ComponentProps<'select'>) {
  return (
    <Field {...{ label, hint, error, optional, className }}>
      {(wiring) => (
        <select {...select} {...wiring}>
          {children}
        </select>
      )}
    </Field>
  );
}
