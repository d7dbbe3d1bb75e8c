import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/Button.js';
import { menuText, pathTo } from '../../../mall/pages.js';
import { useSavedSearches, useSavedSearchSwitch } from '../../../mall/saved-searches.js';
import { say } from '../../../mall/say.js';
import { writeFilter, type Filter } from './filter.js';
import styles from './ListPage.module.css';

/** Saves the search, or sends its address to somebody. */
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
      <Button look="quiet" icon="copy" onClick={() => void share(t('saved.copied'))}>
        {t('saved.share')}
      </Button>
      {searches && searches.length > 0 && (
        <Link to={pathTo('savedSearches')}>{menuText('savedSearches')}</Link>
      )}
    </div>
  );
}

/** Whoever sees the cars of a saved search has looked at it: once for each search that is opened. */
function useLooked(query: string, isKept: boolean, keep: (query: string, isKept: boolean) => void): void {
  const looked = useRef('');
  useEffect(() => {
    if (!isKept || looked.current === query) return;
    looked.current = query;
    keep(query, true);
  }, [isKept, query, keep]);
}

/** By the phone's own dialog where there is one, otherwise by the clipboard. */
async function share(copied: string): Promise<void> {
  const { href } = window.location;
  try {
    if ('share' in navigator && navigator.maxTouchPoints > 0) await navigator.share({ url: href });
    else {
      await navigator.clipboard.writeText(href);
      say.done(copied);
    }
  } catch {
    // The person has closed the dialog, or the browser refuses; the address bar still has the address.
  }
}
