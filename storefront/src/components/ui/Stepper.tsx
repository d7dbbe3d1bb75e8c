import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon.js';
import styles from './Stepper.module.css';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean;
}

/** An input for a number of units. More than `max` can be typed, so that the page can explain why it is too many. */
export function Stepper({ label, value, max, onChange, disabled }: StepperProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const commit = (): void => {
    const next = Number(typed);
    if (Number.isInteger(next) && next >= 1 && next !== value) onChange(next);
    setTyped(String(value));
  };
  return (
    <div className={styles['stepper']} role="group" aria-label={label}>
      <button
        type="button"
        onClick={() => onChange(value - 1)}
        disabled={disabled || value <= 1}
        aria-label={t('stepper.less')}
      >
        <Icon name="minus" size={16} />
      </button>
      <input
        inputMode="numeric"
        aria-label={label}
        value={typed}
        disabled={disabled}
        onChange={({ target }) => setTyped(target.value.replace(/\D/g, '').slice(0, 3))}
        onBlur={commit}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
      />
      <button
        type="button"
        onClick={() => onChange(value + 1)}
        disabled={disabled || value >= max}
        aria-label={t('stepper.more')}
      >
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}
