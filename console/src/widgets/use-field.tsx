import { useInput, useTranslate, useTranslateLabel, ValidationError, type Validator } from 'react-admin';
import type { FieldProps } from './field-props.js';

/** Returns the key of the message about a value, or undefined. */
export type Rule<V> = (value: V, record: Readonly<Record<string, unknown>>) => string | undefined;

/** The properties of a widget's input inside a form of react-admin. */
export interface InputProps {
  readonly source: string;
  readonly label?: string;
  readonly helperText?: string;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}

/** The message for a missing value: `console.widgets.missing.*`. */
export type Missing = 'select' | 'fill' | 'upload' | 'month' | 'year' | 'colour' | 'idCard';

interface FieldOptions<V> {
  /** The empty value. */
  readonly empty: V;
  readonly missing?: Missing;
  readonly rules?: readonly Rule<V>[];
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Connects a widget with a field of the form; messages are in the reader's language. */
export function useField<V>(
  { source, label, helperText, isRequired = false, isDisabled = false }: InputProps,
  { empty, missing = 'fill', rules = [] }: FieldOptions<V>,
): FieldProps<V> {
  const translate = useTranslate();
  // Forms hold an empty text in place of any missing value.
  const filledIn = (value: V): V => (isEmpty(value) ? empty : value);
  const name = String(useTranslateLabel()({ source, label }) ?? '');
  const present: Validator = (value: unknown) =>
    isEmpty(value) ? translate(`console.widgets.missing.${missing}`, { label: name }) : undefined;
  const others = rules.map((rule): Validator => (value: V, record: Record<string, unknown>) => {
    const key = rule(filledIn(value), record);
    return key && translate(key, { label: name });
  });
  const { field, fieldState } = useInput({
    source,
    disabled: isDisabled,
    validate: isRequired ? [present, ...others] : others,
  });
  return {
    label: name,
    value: filledIn(field.value as V),
    onChange: field.onChange,
    onBlur: field.onBlur,
    error: fieldState.error && <ValidationError error={fieldState.error.message ?? ''} />,
    helperText: helperText && translate(helperText, { _: helperText }),
    isDisabled,
    isRequired,
  };
}
