import { useNavigation } from '../routing/navigation.js';
import styles from './NavigationBar.module.css';

/** A line at the top while the next page is being loaded. */
export function NavigationBar() {
  return useNavigation().isPending ? <div className={styles['bar']} aria-hidden="true" /> : null;
}
