import { isRefusal } from '@mall/web-kit';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { FindCar } from '../../components/FindCar.js';
import { Check } from '../../components/ui/Check.js';
import { Failure } from '../../components/ui/Failure.js';
import { Page } from '../../components/ui/Page.js';
import layout from '../../components/ui/layout.module.css';
import { Skeleton } from '../../components/ui/Skeleton.js';
import { read } from '../../mall/api.js';
import { COMPARED, keepCompared } from '../../mall/compared.js';
import { comparedOf, MOST_COMPARED } from '../../mall/compared-ids.js';
import { KEEPS_SCROLL } from '../../mall/pages.js';
import { CompareTable } from './CompareTable.js';
import styles from './ComparePage.module.css';

/** Compares up to four cars side by side; they are named in the URL, so that the comparison can be shared. */
export function Component() {
  const { t } = useTranslation('compare');
  const [search, setSearch] = useSearchParams();
  const named = search.get(COMPARED);
  const spuIds = comparedOf(named);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const queries = useQueries({ queries: spuIds.map((spuId) => read('product.car.prodInfo', { spuId })) });
  useEffect(() => keepCompared(comparedOf(named)), [named]);
  const show = (next: readonly string[]): void =>
    setSearch(next.length > 0 ? { [COMPARED]: next.join(',') } : {}, { state: KEEPS_SCROLL });
  const gone = spuIds.filter((_, at) => isRefusal(queries[at]?.error));
  const failed = queries.find(({ error }) => error && !isRefusal(error));
  const cars = queries.flatMap(({ data }) => data ?? []);
  return (
    <Page title={t('title')}>
      <h1 className={layout['title']}>{t('title')}</h1>
      <div className={layout['stack']}>
        {spuIds.length === 0 && <p>{t('none')}</p>}
        {gone.length > 0 && (
          <p className="muted">
            {t('gone', { count: gone.length })}{' '}
            <button
              type="button"
              className={styles['link']}
              onClick={() => show(spuIds.filter((id) => !gone.includes(id)))}
            >
              {t('forget')}
            </button>
          </p>
        )}
        {failed && <Failure error={failed.error} onRetry={() => void failed.refetch()} />}
        {queries.some(({ isPending }) => isPending) && <Skeleton height="640px" />}
        {cars.length > 1 && (
          <Check checked={onlyDifferences} onChange={({ target }) => setOnlyDifferences(target.checked)}>
            {t('onlyDifferences')}
          </Check>
        )}
        {cars.length > 0 && (
          <CompareTable
            cars={cars}
            onlyDifferences={onlyDifferences && cars.length > 1}
            onRemove={(spuId) => show(spuIds.filter((id) => id !== spuId))}
          />
        )}
        {spuIds.length < MOST_COMPARED && (
          <div className={`${styles['find']} no-print`}>
            <FindCar onChoose={(spuId) => show([...spuIds.filter((id) => id !== spuId), spuId])} />
          </div>
        )}
      </div>
    </Page>
  );
}
