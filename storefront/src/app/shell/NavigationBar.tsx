import { useNavigation } from 'react-router';
import styles from './NavigationBar.module.css';

/** A line at the top while the next page is being loaded. */
export function NavigationBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={styles['bar']} aria-hidden="true" />;
}
