import type { ReactNode } from 'react';
import styles from './Empty.module.css';

interface EmptyProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** `h1` where it is the only content of the page. */
  readonly heading?: 'h1' | 'h2';
}

/** Explains why there is nothing, and what to do about it. */
export function Empty({ title, children, actions, heading: Heading = 'h2' }: EmptyProps) {
  return (
    <div className={styles['empty']}>
      <Heading>{title}</Heading>
      {children && <p className="muted">{children}</p>}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
