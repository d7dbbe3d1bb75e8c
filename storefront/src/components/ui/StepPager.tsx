import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router';
import { Icon } from './Icon.js';
import styles from './Pager.module.css';

interface Step {
  readonly to: To;
  readonly state?: unknown;
}

interface StepPagerProps {
  readonly page: number;
  /** Undefined when the number of pages is not known. */
  readonly pages: number | undefined;
  readonly previous: Step | undefined;
  readonly next: Step | undefined;
}

/** Links to the next and the previous page, for lists with a cursor. */
export function StepPager({ page, pages, previous, next }: StepPagerProps) {
  const { t } = useTranslation();
  if (!previous && !next) return null;
  return (
    <nav className={styles['pager']} aria-label={t('pager.label')}>
      {previous && (
        <Link className={styles['step']} {...previous} rel="prev">
          <Icon name="left" />
          {t('pager.back')}
        </Link>
      )}
      <span className={styles['place']} aria-current="page">
        {pages === undefined ? t('pager.page', { page }) : t('pager.pageOf', { page, pages })}
      </span>
      {next && (
        <Link className={styles['step']} {...next} rel="next">
          {t('pager.forth')}
          <Icon name="right" />
        </Link>
      )}
    </nav>
  );
}
