import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

/** A fixed bar at the bottom of a phone's screen, with the same space below the page. */
export function BottomBar({ children }: { children: ReactNode }) {
  return <div className={`${styles['bar']} no-print`}>{children}</div>;
}
