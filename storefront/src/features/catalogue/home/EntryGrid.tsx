import { wholeNumber } from '@mall/web-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import { locale } from '../../../mall/locale.js';
import styles from './BrandTabs.module.css';

/** Makes before the fold. Prescribed. */
const SHOWN = 15;

interface Entry {
  readonly id: string;
  readonly name: string;
  /** How a name in Latin letters is said. */
  readonly reading?: string | undefined;
  readonly imgUrl: string;
  readonly count: number;
  readonly to: string;
}

/** The first fifteen, the others on demand; without cars an entry leads nowhere. */
export function EntryGrid({ entries }: { entries: readonly Entry[] | undefined }) {
  const { t } = useTranslation('home');
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? entries : entries?.slice(0, SHOWN);
  return (
    <>
      <ul className={styles['grid']}>
        {shown?.map((entry) => (
          <li key={entry.id}>
            {entry.count > 0 ? (
              <Link to={entry.to} className={styles['entry']}>
                <EntryBody entry={entry} />
              </Link>
            ) : (
              <span className={`${styles['entry']} ${styles['none']}`} aria-disabled="true">
                <EntryBody entry={entry} />
              </span>
            )}
          </li>
        )) ??
          Array.from({ length: SHOWN }, (_, index) => (
            <li key={index}>
              <Skeleton height="64px" />
            </li>
          ))}
      </ul>
      {entries && entries.length > SHOWN && (
        <Button look="quiet" onClick={() => setOpen(!isOpen)} aria-expanded={isOpen}>
          {isOpen
            ? t('home.collapse')
            : t('home.expand', { count: entries.filter(({ count }) => count > 0).length })}
        </Button>
      )}
    </>
  );
}

function EntryBody({ entry }: { entry: Entry }) {
  return (
    <>
      <span className={styles['logo']}>
        {entry.imgUrl ? (
          <img src={entry.imgUrl} alt="" loading="lazy" width={40} height={40} />
        ) : (
          <span aria-hidden="true">{entry.name.slice(0, 1)}</span>
        )}
      </span>
      <span className={styles['name']} title={entry.name}>
        {entry.name}
        {entry.reading && <span className={styles['reading']}>{entry.reading}</span>}
      </span>
      <span className={`${styles['count']} figures`}>{wholeNumber(entry.count, locale)}</span>
    </>
  );
}
