import { pictureUrl } from '@mall/contracts/file';
import { wholeNumber } from '@mall/web-kit';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import { locale } from '../../../mall/locale.js';
import { MAKES_SHOWN } from '../catalogue-queries.js';
import styles from './BrandTabs.module.css';

interface Entry {
  readonly id: string;
  readonly name: string;
  /** The pronunciation of a name in Latin letters. */
  readonly reading?: string | undefined;
  readonly imgUrl: string;
  readonly count: number;
  readonly to: string;
}

interface EntryGridProps {
  readonly entries: readonly Entry[] | undefined;
  /** Number of entries with cars, including those shown only after expanding. */
  readonly total: number | undefined;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The first fifteen entries, the others on demand; an entry without cars is not a link. */
export function EntryGrid({ entries, total = 0, isOpen, onOpen }: EntryGridProps) {
  const { t } = useTranslation('home');
  const shown = isOpen ? entries : entries?.slice(0, MAKES_SHOWN);
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
          Array.from({ length: MAKES_SHOWN }, (_, index) => (
            <li key={index}>
              <Skeleton height="64px" />
            </li>
          ))}
      </ul>
      {total > MAKES_SHOWN && (
        <Button look="quiet" onClick={() => onOpen(!isOpen)} aria-expanded={isOpen}>
          {isOpen ? t('home.collapse') : t('home.expand', { count: total })}
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
          <img src={pictureUrl(entry.imgUrl, '128')} alt="" loading="lazy" width={40} height={40} />
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
