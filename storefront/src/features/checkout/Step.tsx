import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../../components/ui/Icon.js';
import styles from './Step.module.css';

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly isDone: boolean;
  readonly action?: ReactNode;
  /** Reason why the step is not possible yet; replaces its content. */
  readonly waitsFor?: string | undefined;
  /** Whether the step is the current one; it scrolls into view when the previous one is done. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** One step of the order; a completed one is marked. */
export function Step({ number, title, isDone, action, waitsFor, isCurrent = false, children }: StepProps) {
  const section = useRef<HTMLElement>(null);
  const wasCurrent = useRef(isCurrent);
  useEffect(() => {
    if (isCurrent && !wasCurrent.current) section.current?.scrollIntoView({ block: 'start' });
    wasCurrent.current = isCurrent;
  }, [isCurrent]);
  return (
    <section
      ref={section}
      className={styles['step']}
      aria-labelledby={`step${number}`}
      aria-current={isCurrent ? 'step' : undefined}
    >
      <div className={styles['head']}>
        <span className={`${styles['mark']} ${isDone ? styles['done'] : ''}`} aria-hidden="true">
          {isDone ? <Icon name="check" size={16} /> : number}
        </span>
        <h2 id={`step${number}`}>{title}</h2>
        {action}
      </div>
      <div className={styles['body']}>{waitsFor ? <p className="muted">{waitsFor}</p> : children}</div>
    </section>
  );
}
