import type { ReactNode } from 'react';
import { Icon } from '../../components/ui/Icon.js';
import styles from './Step.module.css';

interface StepProps {
  readonly number: number;
  readonly title: string;
  readonly isDone: boolean;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the way to an order; what is done says so. */
export function Step({ number, title, isDone, action, children }: StepProps) {
  return (
    <section className={styles['step']} aria-labelledby={`step${number}`}>
      <div className={styles['head']}>
        <span className={`${styles['mark']} ${isDone ? styles['done'] : ''}`} aria-hidden="true">
          {isDone ? <Icon name="check" size={16} /> : number}
        </span>
        <h2 id={`step${number}`}>{title}</h2>
        {action}
      </div>
      <div className={styles['body']}>{children}</div>
    </section>
  );
}
