import { wholeNumber } from '@mall/web-kit';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Check } from '../../../components/ui/Check.js';
import { locale } from '../../../mall/locale.js';
import styles from './FilterPanel.module.css';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Cars it would leave; undefined while nobody has counted. */
  readonly count?: number;
}

interface FacetChoicesProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[] | undefined) => void;
  /** One at most. */
  readonly single?: boolean;
  /** Stands open from the start. */
  readonly open?: boolean;
  /** The counts are not those of the last choice yet. */
  readonly busy?: boolean;
  /** Called when the values come in sight. */
  readonly onOpen?: () => void;
  /** How many stand there before the others are asked for. */
  readonly most?: number;
}

/** The values of one filter, each with the cars it would leave; what would leave none cannot be chosen. */
export function FacetChoices({
  label,
  choices,
  chosen,
  onChange,
  single,
  open,
  busy,
  onOpen,
  most = 12,
}: FacetChoicesProps) {
  const { t } = useTranslation('list');
  const [isAll, setAll] = useState(false);
  const toggle = (value: string, isOn: boolean): void => {
    const others = single ? [] : chosen.filter((one) => one !== value);
    const next = isOn ? [...others, value] : others;
    onChange(next.length > 0 ? next : undefined);
  };
  const shown = isAll
    ? choices
    : choices.filter(({ value }, index) => index < most || chosen.includes(value));
  return (
    <details
      className={styles['fold']}
      open={open || chosen.length > 0}
      aria-busy={busy}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary>
        {label}
        {chosen.length > 0 && <span className={styles['chosen']}>{chosen.length}</span>}
      </summary>
      {shown.map(({ value, label: text, count }) => (
        <CountedCheck
          key={value}
          count={count}
          checked={chosen.includes(value)}
          onToggle={(isOn) => toggle(value, isOn)}
        >
          {text}
        </CountedCheck>
      ))}
      {shown.length < choices.length && (
        <button type="button" className={styles['more']} onClick={() => setAll(true)}>
          {t('filter.more', { count: choices.length - shown.length })}
        </button>
      )}
    </details>
  );
}

interface CountedCheckProps {
  readonly count?: number;
  readonly checked: boolean;
  readonly onToggle: (isOn: boolean) => void;
  readonly children: ReactNode;
}

/** A choice and the number of cars it would leave. */
export function CountedCheck({ count, checked, onToggle, children }: CountedCheckProps) {
  return (
    <Check
      checked={checked}
      disabled={count === 0 && !checked}
      onChange={({ target }) => onToggle(target.checked)}
    >
      <span className={styles['counted']}>
        <span>{children}</span>
        {count !== undefined && (
          <span className={`${styles['count']} figures`}>{wholeNumber(count, locale)}</span>
        )}
      </span>
    </Check>
  );
}
