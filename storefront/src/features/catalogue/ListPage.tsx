import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { CarGrid } from '../../components/CarTile.js';
import { BottomBar } from '../../components/ui/BottomBar.js';
import { Button } from '../../components/ui/Button.js';
import { Empty } from '../../components/ui/Empty.js';
import { Failure } from '../../components/ui/Failure.js';
import { Page } from '../../components/ui/Page.js';
import { Pager } from '../../components/ui/Pager.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import { carsOf, searchCars } from '../../mall/car-search.js';
import { paths } from '../../mall/routes.js';
import { useSession } from '../../mall/use-session.js';
import {
  change,
  cleared,
  countFilters,
  PAGE_SIZE,
  readFilter,
  toQuery,
  writeFilter,
  type Filter,
} from './filter.js';
import { FilterChips } from './FilterChips.js';
import { FilterPanel } from './FilterPanel.js';
import { FilterSheet } from './FilterSheet.js';
import { KeywordField } from './KeywordField.js';
import styles from './ListPage.module.css';

const sorts = [1, 5, 4, 2] as const;

/** The catalogue: what is asked for stands in the address, so that a link, Back and Reload all find it again. */
export function Component() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const filter = readFilter(search);
  const go = (next: Filter): void => {
    void navigate({ pathname: paths.list, search: writeFilter(next) }, { preventScrollReset: true });
  };
  const onChange = (patch: Filter): void => go(change(filter, patch));
  const found = useFound(filter);
  const page = filter.page ?? 1;
  const count = countFilters(filter);
  return (
    <Page title={filter.keyword ? t('list.titleFor', { keyword: filter.keyword }) : t('nav.list')}>
      <div className={styles['page']}>
        <aside className={styles['aside']} aria-label={t('filter.title')}>
          <FilterPanel filter={filter} onChange={onChange} />
        </aside>
        <div className={styles['found']}>
          <div className={styles['top']}>
            <KeywordField keyword={filter.keyword} onSearch={(keyword) => onChange({ keyword })} />
            <div className={styles['head']}>
              <h1 aria-live="polite">
                {found.data ? (
                  <Total total={found.data.total} isMore={found.data.totalIsLowerBound} />
                ) : (
                  <Skeleton width="220px" />
                )}
              </h1>
              <label className={styles['sort']}>
                <span className="visually-hidden">{t('list.sort')}</span>
                <select
                  value={filter.sort ?? 1}
                  onChange={({ target }) => onChange({ sort: Number(target.value) })}
                >
                  {sorts.map((sort) => (
                    <option key={sort} value={sort}>
                      {t(`list.sort${sort}`)}
                    </option>
                  ))}
                </select>
              </label>
            </div>
            <FilterChips filter={filter} onChange={onChange} onClear={go} />
          </div>
          {found.error ? (
            <Failure error={found.error} onRetry={() => void found.refetch()} />
          ) : found.data?.total === 0 ? (
            <Empty
              title={t('list.none')}
              actions={
                count > 0 && (
                  <Button look="primary" onClick={() => go(cleared(filter))}>
                    {t('filter.clear')}
                  </Button>
                )
              }
            >
              {count > 0 ? t('list.noneText') : t('list.emptyShop')}
            </Empty>
          ) : (
            <section
              style={{ opacity: found.isPlaceholderData ? 0.55 : 1 }}
              aria-busy={found.isPlaceholderData}
            >
              <h2 className="visually-hidden">{t('list.found')}</h2>
              <CarGrid cars={found.data && carsOf(found.data)} expected={PAGE_SIZE / 2} />
            </section>
          )}
          {found.data && (
            <Pager
              page={page}
              pages={found.data.pages}
              to={(next) => ({ pathname: paths.list, search: writeFilter({ ...filter, page: next }) })}
            />
          )}
        </div>
      </div>
      <BottomBar>
        <Button look="primary" icon="filter" onClick={() => setSheetOpen(true)}>
          {count > 0 ? t('filter.buttonWith', { count }) : t('filter.title')}
        </Button>
      </BottomBar>
      {isSheetOpen && (
        <FilterSheet
          filter={filter}
          onClose={() => setSheetOpen(false)}
          onApply={(next) => {
            setSheetOpen(false);
            go(next);
          }}
        />
      )}
    </Page>
  );
}

function useFound(filter: Filter) {
  const session = useSession();
  return useQuery({ ...searchCars(toQuery(filter), session !== null), placeholderData: keepPreviousData });
}

function Total({ total, isMore }: { total: number; isMore: boolean }) {
  const { t } = useTranslation();
  return <>{isMore ? t('list.moreThan', { count: total }) : t('count.cars', { count: total })}</>;
}
