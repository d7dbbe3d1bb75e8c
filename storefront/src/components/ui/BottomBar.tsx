import type { ReactNode } from 'react';
import styles from './BottomBar.module.css';

/** Bar at the foot of a phone's screen, and the room it takes from the page. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <>
      <div className={styles['room']} aria-hidden="true" />
      <div className={`${styles['bar']} no-print`}>{children}</div>
    </>
  );
}
