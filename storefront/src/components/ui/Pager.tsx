import { useTranslation } from 'react-i18next';
import { Link, type To } from 'react-router';
import { Icon } from './Icon.js';
import { pagesToShow } from './pages-to-show.js';
import styles from './Pager.module.css';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly to: (page: number) => To;
}

/** Numbered pages as links, so that each has its URL. */
export function Pager({ page, pages, to }: PagerProps) {
  const { t } = useTranslation();
  if (pages < 2) return null;
  return (
    <nav className={styles['pager']} aria-label={t('pager.label')}>
      {page > 1 && (
        <Link className={styles['page']} to={to(page - 1)} aria-label={t('pager.previous')} rel="prev">
          <Icon name="left" />
        </Link>
      )}
      {pagesToShow(page, pages).map((shown, index) =>
        shown === 'gap' ? (
          <span key={`gap${index}`} className={styles['gap']}>
            …
          </span>
        ) : (
          <Link
            key={shown}
            className={styles['page']}
            to={to(shown)}
            aria-current={shown === page ? 'page' : undefined}
          >
            {shown}
          </Link>
        ),
      )}
      {page < pages && (
        <Link className={styles['page']} to={to(page + 1)} aria-label={t('pager.next')} rel="next">
          <Icon name="right" />
        </Link>
      )}
    </nav>
  );
}
