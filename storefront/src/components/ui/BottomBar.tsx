import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

/** Bar at the foot of a phone's screen, and the room below the page that it takes. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <div className={`${styles['bar']} no-print`}>{children}</div>;
}
