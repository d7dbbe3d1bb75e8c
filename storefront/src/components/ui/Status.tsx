import type { ReactNode } from 'react';
import type { Tone } from './Notice.js';
import styles from './Status.module.css';

/** A state as a word with a dot. */
export function Status({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={`${styles['status']} ${styles[tone]}`}>{children}</span>;
}
