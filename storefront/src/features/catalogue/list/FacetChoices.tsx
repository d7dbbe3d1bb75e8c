import { wholeNumber } from '@mall/web-kit';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Check } from '../../../components/ui/Check.js';
import { locale } from '../../../mall/locale.js';
import styles from './FilterPanel.module.css';

export interface Choice {
  readonly value: string;
  readonly label: string;
  /** Number of cars that would be left; undefined when not counted. */
  readonly count?: number;
}

interface FacetChoicesProps {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[] | undefined) => void;
  /** Whether only one value can be chosen. */
  readonly single?: boolean;
  /** Whether the list is open at first. */
  readonly open?: boolean;
  /** Whether the counts do not reflect the last choice yet. */
  readonly busy?: boolean;
  /** Called when the values become visible. */
  readonly onOpen?: () => void;
  /** Number of values shown before the list is expanded. */
  readonly most?: number;
}

/** Shows the values of one filter, each with the number of cars that would be left; values without cars cannot be chosen. */
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

/** A choice with the number of cars that would be left. */
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
