import { useTranslation } from 'react-i18next';
import { RELEVANCE, sortOf, SORTS, type Filter } from './filter.js';
import styles from './ListPage.module.css';

export function SortSelect({ filter, onChange }: { filter: Filter; onChange: (patch: Filter) => void }) {
  const { t } = useTranslation('list');
  const offered = filter.keyword ? [RELEVANCE, ...SORTS] : SORTS;
  return (
    <label className={styles['sort']}>
      <span className="visually-hidden">{t('list.sort')}</span>
      <select value={sortOf(filter)} onChange={({ target }) => onChange({ sort: Number(target.value) })}>
        {offered.map((sort) => (
          <option key={sort} value={sort}>
            {t(`list.sort${sort as 1}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
