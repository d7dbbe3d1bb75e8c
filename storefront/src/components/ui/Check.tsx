import type { ComponentProps, ReactNode } from 'react';
import styles from './Check.module.css';

/** A checkbox or a radio button with its text. */
export function Check({
  children,
  type = 'checkbox',
  ...input
}: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <label className={styles['check']}>
      <input type={type} {...input} />
      <span className={styles['label']}>{children}</span>
    </label>
  );
}
