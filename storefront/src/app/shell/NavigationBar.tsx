import { useIsLoading } from '../routing/lazy-view.js';
import styles from './NavigationBar.module.css';

/** A line at the top while the next page is being loaded. */
export function NavigationBar() {
  return useIsLoading() ? <div className={styles['bar']} aria-hidden="true" /> : null;
}
