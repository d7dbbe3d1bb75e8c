import type { ReactNode } from 'react';

/** Properties of every widget: a controlled value with an accessible label. */
export interface FieldProps<V> {
  readonly label: string;
  readonly value: V;
  readonly onChange: (value: V) => void;
  readonly onBlur?: () => void;
  /** Error of the value; shown under the field. */
  readonly error?: ReactNode;
  /** Shown under the field while nothing is wrong. */
  readonly helperText?: ReactNode;
  readonly isDisabled?: boolean;
  readonly isRequired?: boolean;
}

/** Returns the same properties for a text field of MUI. */
export const textFieldProps = ({
  label,
  onBlur,
  error,
  helperText,
  isDisabled,
  isRequired,
}: Omit<FieldProps<never>, 'value' | 'onChange'>) => ({
  label,
  onBlur,
  error: Boolean(error),
  helperText: error || helperText,
  disabled: isDisabled === true,
  required: isRequired === true,
  fullWidth: true,
});
