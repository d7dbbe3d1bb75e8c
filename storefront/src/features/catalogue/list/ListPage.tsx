import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { CarGrid } from '../../../components/CarTile.js';
import { SearchBox } from '../../../components/SearchBox.js';
import { BottomBar } from '../../../components/ui/BottomBar.js';
import { Button } from '../../../components/ui/Button.js';
import { Failure } from '../../../components/ui/Failure.js';
import { Page } from '../../../components/ui/Page.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import { StepPager } from '../../../components/ui/StepPager.js';
import { carsOf, searchCars, type CarPage } from '../../../mall/car-search.js';
import { menuText, pathTo } from '../../../mall/pages.js';
import { useSession } from '../../../mall/use-session.js';
import {
  change,
  countFilters,
  PAGE_SIZE,
  readFilter,
  RELEVANCE,
  sortOf,
  SORTS,
  toQuery,
  writeFilter,
  type Filter,
} from './filter.js';
import { FilterChips } from './FilterChips.js';
import { FilterPanel } from './FilterPanel.js';
import { FilterSheet } from './FilterSheet.js';
import { NothingFound } from './NothingFound.js';
import { useFacets } from './use-facets.js';
import styles from './ListPage.module.css';

/** The catalogue: what is asked for stands in the address, so that a link, Back and Reload all find it again. */
export function Component() {
  const { t } = useTranslation('list');
  const { t: common } = useTranslation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const filter = readFilter(search);
  const go = (next: Filter): void => {
    // At once: a second choice must build on this one, however busy the phone is with drawing.
    void navigate(
      { pathname: pathTo('list'), search: writeFilter(next) },
      { preventScrollReset: true, flushSync: true },
    );
  };
  const onChange = (patch: Filter): void => go(change(filter, patch));
  const found = useFound(filter);
  const counted = useFacets(filter);
  const facets = counted.data?.facets;
  const count = countFilters(filter);
  return (
    <Page title={filter.keyword ? t('list.titleFor', { keyword: filter.keyword }) : menuText('list')}>
      <div className={styles['page']}>
        <aside
          className={styles['aside']}
          aria-label={t('filter.title')}
          aria-busy={counted.isPlaceholderData}
        >
          <FilterPanel filter={filter} facets={facets} onChange={onChange} />
        </aside>
        <div className={styles['found']}>
          <div className={styles['top']}>
            <div className={styles['keyword']}>
              <SearchBox
                keyword={filter.keyword}
                onSearch={(to) =>
                  'brandId' in to
                    ? go(change(filter, { keyword: undefined, brandId: [to.brandId] }))
                    : onChange({ keyword: to.keyword || undefined })
                }
              />
            </div>
            <div className={styles['head']}>
              <h1 aria-live="polite">
                {found.data ? <Total page={found.data} /> : <Skeleton width="220px" />}
              </h1>
              <SortSelect filter={filter} onChange={onChange} />
            </div>
            <FilterChips filter={filter} facets={facets} onChange={onChange} onClear={go} />
            {found.data?.readAs && (
              <p className="muted">
                {t('list.readAs', { typed: filter.keyword, readAs: found.data.readAs })}
              </p>
            )}
          </div>
          {found.error ? (
            <Failure error={found.error} onRetry={() => void found.refetch()} />
          ) : found.data?.total === 0 ? (
            <NothingFound filter={filter} facets={facets} nearest={found.data.nearest} onGo={go} />
          ) : (
            <section
              style={{ opacity: found.isPlaceholderData ? 0.55 : 1 }}
              aria-busy={found.isPlaceholderData}
            >
              <h2 className="visually-hidden">{common('list.found')}</h2>
              <CarGrid cars={found.data && carsOf(found.data)} expected={PAGE_SIZE / 2} />
            </section>
          )}
          {found.data && <ListPager filter={filter} found={found.data} />}
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

/** Exact as far as the search counts, and no further. */
function Total({ page }: { page: CarPage }) {
  const { t } = useTranslation('list');
  const { t: common } = useTranslation();
  return (
    <>
      {page.totalIsLowerBound
        ? t('list.moreThan', { count: page.total })
        : common('count.cars', { count: page.total })}
    </>
  );
}

function SortSelect({ filter, onChange }: { filter: Filter; onChange: (patch: Filter) => void }) {
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

/** Where the pages before this one started; kept with the visit, so that Back and Reload know it too. */
interface Trail {
  readonly starts?: readonly (string | undefined)[];
}

/** Each page goes on where the one before it ended: none is shown twice while cars come and go. */
function ListPager({ filter, found }: { filter: Filter; found: CarPage }) {
  const { starts } = (useLocation().state ?? {}) as Trail;
  const page = filter.page ?? 1;
  const at = (number: number, after: string | undefined, before: Trail['starts']) => ({
    to: { pathname: pathTo('list'), search: writeFilter({ ...filter, page: number, after }) },
    state: { starts: before } satisfies Trail,
  });
  const hasMore = found.next !== undefined || page < found.pages;
  return (
    <StepPager
      page={page}
      pages={found.totalIsLowerBound ? undefined : found.pages}
      previous={page > 1 ? at(page - 1, starts?.at(-1), starts?.slice(0, -1)) : undefined}
      next={hasMore ? at(page + 1, found.next, [...(starts ?? []), filter.after]) : undefined}
    />
  );
}
