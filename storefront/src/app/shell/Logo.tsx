import { Link } from 'react-router';
import { useCompany } from '../../mall/company.js';
import { pathTo } from '../../mall/pages.js';
import styles from './Logo.module.css';

/** Icon and name; leads back to the index. */
export function Logo({ note }: { note?: string }) {
  const company = useCompany();
  return (
    <Link to={pathTo('home')} className={styles['logo']}>
      <img src={company.icon} width="36" height="36" alt="" fetchPriority="low" />
      <span className={styles['words']}>
        <span className={styles['name']}>{company.name}</span>
        {note && <span className={styles['note']}>{note}</span>}
      </span>
    </Link>
  );
}
