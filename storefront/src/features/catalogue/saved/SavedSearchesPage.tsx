import { useTranslation } from 'react-i18next';
import { EmptyList } from '../../../components/EmptyList.js';
import { Page } from '../../../components/ui/Page.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import layout from '../../../components/ui/layout.module.css';
import { menuText } from '../../../mall/pages.js';
import { useSavedSearches } from '../../../mall/saved-searches.js';
import { SavedSearchRow } from './SavedSearchRow.js';
import styles from './SavedSearches.module.css';

/** Lists a person's saved searches, each with its number of cars and new ones. */
export function Component() {
  const { t } = useTranslation('savedSearches');
  const searches = useSavedSearches();
  return (
    <Page title={menuText('savedSearches')}>
      <h1 className={layout['title']}>{menuText('savedSearches')}</h1>
      {!searches ? (
        <Skeleton height="120px" />
      ) : searches.length === 0 ? (
        <EmptyList title={t('none')}>{t('noneText')}</EmptyList>
      ) : (
        <ul className={styles['searches']}>
          {searches.map((search) => (
            <SavedSearchRow key={search.query} search={search} />
          ))}
        </ul>
      )}
    </Page>
  );
}
