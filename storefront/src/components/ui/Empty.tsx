import type { ReactNode } from 'react';
import styles from './Empty.module.css';

/** Why there is nothing here, and what to do about it. */
export function Empty({
  title,
  children,
  actions,
}: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className={styles['empty']}>
      <h2>{title}</h2>
      {children && <p className="muted">{children}</p>}
      {actions && <div className={styles['actions']}>{actions}</div>}
    </div>
  );
}
