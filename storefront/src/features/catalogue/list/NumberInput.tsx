import { wholeNumber } from '@mall/web-kit';
import { useEffect, useState } from 'react';
import { locale } from '../../../mall/locale.js';
import styles from './FilterPanel.module.css';

interface NumberInputProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onCommit: (value: number | undefined) => void;
  /** Placeholder of the empty field; the label by default. */
  readonly placeholder?: string;
}

/** A whole number, applied when the person leaves the field or presses Enter. */
export function NumberInput({ label, value, onCommit, placeholder = label }: NumberInputProps) {
  const shown = value === undefined ? '' : wholeNumber(value, locale);
  const [typed, setTyped] = useState(shown);
  useEffect(() => setTyped(shown), [shown]);
  const commit = (): void => {
    const digits = typed.replace(/\D/g, '');
    const number = digits === '' ? undefined : Number(digits);
    if (number !== value) onCommit(number);
    setTyped(shown);
  };
  return (
    <input
      className={`${styles['input']} figures`}
      inputMode="numeric"
      aria-label={label}
      placeholder={placeholder}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
