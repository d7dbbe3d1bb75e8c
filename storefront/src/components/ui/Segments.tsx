import styles from './Segments.module.css';

interface SegmentsProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly {
    readonly value: T;
    readonly label: string;
    /** A smaller note after the label. */
    readonly note?: string;
  }[];
  readonly onChange: (value: T) => void;
}

/** A choice between a few values, side by side. */
export function Segments<T extends string>({ label, value, options, onChange }: SegmentsProps<T>) {
  return (
    <div className={styles['segments']} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles['segment']}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.note && <span className={`${styles['note']} figures`}> {option.note}</span>}
        </button>
      ))}
    </div>
  );
}
