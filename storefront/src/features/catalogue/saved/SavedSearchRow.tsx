import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import { searchCars } from '../../../mall/car-search.js';
import { pathTo } from '../../../mall/pages.js';
import { useSavedSearchSwitch, type SavedSearch } from '../../../mall/saved-searches.js';
import { readFilter, toQuestion } from '../list/filter.js';
import { useChips } from '../list/use-chips.js';
import { useFacets } from '../list/use-facets.js';
import styles from './SavedSearches.module.css';

/** Shows one saved search in words, as a link to its cars. */
export function SavedSearchRow({ search: { query, lookedAt } }: { search: SavedSearch }) {
  const { t } = useTranslation('savedSearches');
  const { t: common } = useTranslation();
  const { t: list } = useTranslation('list');
  const keep = useSavedSearchSwitch();
  const filter = readFilter(new URLSearchParams(query));
  // One request for the number of cars and for the names of makes, cities and shops.
  const counted = useFacets(filter).data;
  const added = useQuery(
    searchCars({ ...toQuestion(filter), listedAfter: lookedAt, pageSize: 1, pageNum: 1 }, false),
  ).data;
  const words = useChips(filter, counted?.facets).map(({ text }) => text);
  const name = words.length > 0 ? words.join(' · ') : t('everything');
  return (
    <li className={styles['search']}>
      <Link
        className={styles['name']}
        to={{ pathname: pathTo('list'), search: query }}
        onClick={() => keep(query, true)}
      >
        {name}
      </Link>
      <p className={`${styles['counts']} figures`} aria-live="polite">
        {!counted ? (
          <Skeleton width="160px" />
        ) : counted.totalIsLowerBound ? (
          list('list.moreThan', { count: counted.total })
        ) : (
          common('count.cars', { count: counted.total })
        )}
        {added && added.total > 0 && (
          <strong className={styles['new']}>{t('new', { count: added.total })}</strong>
        )}
      </p>
      <Button look="quiet" icon="trash" onClick={() => keep(query, false)} aria-label={t('remove', { name })}>
        {t('removeShort')}
      </Button>
    </li>
  );
}
