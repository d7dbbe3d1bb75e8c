import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ShareButton } from '../../../components/ShareButton.js';
import { Button } from '../../../components/ui/Button.js';
import { menuText, pathTo } from '../../../mall/pages.js';
import { useSavedSearches, useSavedSearchSwitch } from '../../../mall/saved-searches.js';
import { writeFilter, type Filter } from './filter.js';
import styles from './ListPage.module.css';

/** Saves the search, or shares its URL. */
export function SearchActions({ filter }: { filter: Filter }) {
  const { t } = useTranslation('list');
  const searches = useSavedSearches();
  const keep = useSavedSearchSwitch();
  const query = writeFilter({ ...filter, page: undefined, after: undefined });
  const isKept = searches?.some((search) => search.query === query) ?? false;
  useLooked(query, isKept, keep);
  if (query === '') return null;
  return (
    <div className={styles['actions']}>
      <Button
        look="quiet"
        icon={isKept ? 'check' : 'plus'}
        aria-pressed={isKept}
        disabled={!searches}
        onClick={() => keep(query, !isKept)}
      >
        {t(isKept ? 'saved.isKept' : 'saved.keep')}
      </Button>
      <ShareButton />
      {searches && searches.length > 0 && (
        <Link to={pathTo('savedSearches')}>{menuText('savedSearches')}</Link>
      )}
    </div>
  );
}

/** Marks a saved search as viewed, once each time it is opened. */
function useLooked(query: string, isKept: boolean, keep: (query: string, isKept: boolean) => void): void {
  const looked = useRef('');
  useEffect(() => {
    if (!isKept || looked.current === query) return;
    looked.current = query;
    keep(query, true);
  }, [isKept, query, keep]);
}
