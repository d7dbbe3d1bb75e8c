import { wholeNumber } from '@mall/web-kit';
import { useEffect, useState } from 'react';
import { locale } from '../../mall/locale.js';
import styles from './FilterPanel.module.css';

interface NumberInputProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onCommit: (value: number | undefined) => void;
  /** A year is not written with thousands. */
  readonly plain?: boolean;
}

/** A whole number, taken over when the person leaves the field or presses Enter. */
export function NumberInput({ label, value, onCommit, plain }: NumberInputProps) {
  const shown = value === undefined ? '' : plain ? String(value) : wholeNumber(value, locale);
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
      placeholder={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
