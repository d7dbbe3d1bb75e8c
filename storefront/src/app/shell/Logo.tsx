import { Link } from 'react-router';
import { company } from '../../mall/company.js';
import { locale } from '../../mall/locale.js';
import { pathTo } from '../../mall/pages.js';
import styles from './Logo.module.css';

/** Mark and name; leads back to the index. */
export function Logo({ note }: { note?: string }) {
  return (
    <Link to={pathTo('home')} className={styles['logo']}>
      <svg viewBox="0 0 32 32" width="36" height="36" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="var(--harbour)" />
        <path
          d="M6 21c3.3 0 3.3-2.2 6.7-2.2S16 21 19.3 21s3.4-2.2 6.7-2.2M9 15.2l2-4.6c.3-.7 1-1.1 1.7-1.1h6.6c.7 0 1.4.4 1.7 1.1l2 4.6"
          fill="none"
          stroke="var(--on-harbour)"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={styles['words']}>
        <span className={styles['name']}>{company.name[locale]}</span>
        {note && <span className={styles['note']}>{note}</span>}
      </span>
    </Link>
  );
}
