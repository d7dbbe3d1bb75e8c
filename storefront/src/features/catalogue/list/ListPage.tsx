import { isRefusal } from '@mall/web-kit';
import { startTransition, useEffect, useOptimistic, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { CarGrid } from '../../../components/CarTile.js';
import { CityChoice } from '../../../components/CityChoice.js';
import { SearchBox } from '../../../components/SearchBox.js';
import { UnknownAddress } from '../../../components/UnknownAddress.js';
import { BottomBar } from '../../../components/ui/BottomBar.js';
import { Button } from '../../../components/ui/Button.js';
import { Failure } from '../../../components/ui/Failure.js';
import { Notice } from '../../../components/ui/Notice.js';
import { Page } from '../../../components/ui/Page.js';
import { Skeleton } from '../../../components/ui/Skeleton.js';
import { carsOf, type CarPage } from '../../../mall/car-search.js';
import { useCity } from '../../../mall/city.js';
import { KEEPS_SCROLL, pathTo } from '../../../mall/pages.js';
import { change, cleared, countFilters, PAGE_SIZE, readFilter, writeFilter, type Filter } from './filter.js';
import { FilterChips } from './FilterChips.js';
import { FilterPanel } from './FilterPanel.js';
import { FilterSheet } from './FilterSheet.js';
import { NothingFound } from './NothingFound.js';
import { useFacets } from './use-facets.js';
import { useFound } from './use-found.js';
import { nameOf, useListHead } from './list-head.js';
import styles from './ListPage.module.css';
import { ListPager } from './ListPager.js';
import { SearchActions } from './SearchActions.js';
import { SortSelect } from './SortSelect.js';
import { useNamedMake, type NamedMake } from './use-named-make.js';
import { readBefore, typedAddress } from './typed-address.js';

/** The catalogue. The filter is in the URL, so that links, Back and Reload restore it. */
export function Component() {
  const [search] = useSearchParams();
  const named = useNamedMake();
  const brand = named.series ?? named.make;
  const filter: Filter = { ...readFilter(search), ...(brand && { brandId: [brand.brandId] }) };
  if (named.isUnknown) return <UnknownAddress />;
  // Otherwise all cars would be requested before the make is known.
  if (named.isLoading) return <Page>{null}</Page>;
  return <CarList filter={filter} named={named} />;
}

function CarList({ filter: shown, named }: { filter: Filter; named: NamedMake }) {
  // The choice is shown before the page of its URL, so that a second one is based on it even while the phone is rendering.
  const [filter, choose] = useOptimistic(shown);
  const { t } = useTranslation('list');
  const { t: common } = useTranslation();
  const head = useListHead(filter, named);
  const { state } = useLocation();
  const navigate = useNavigate();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [moved, setMoved] = useState<Filter>();
  const go = (next: Filter): void => {
    setMoved(undefined);
    startTransition(() => {
      choose(next);
      navigate({ pathname: pathTo('list'), search: writeFilter(next) }, { state: KEEPS_SCROLL });
    });
  };
  const onChange = (patch: Filter): void => go(change(filter, patch));
  const found = useFound(filter);
  useUnderstood(filter, found);
  const counted = useFacets(moved ? change(filter, moved) : filter);
  const facets = counted.data?.facets;
  const count = countFilters(filter);
  // While a slider moves, and until its cars are loaded, the number counts the cars that would be left.
  const isAhead = (moved !== undefined || found.isPlaceholderData) && !counted.isPlaceholderData;
  const total = (isAhead && counted.data) || found.data;
  return (
    <Page {...head}>
      <div className={styles['page']}>
        <aside
          className={styles['aside']}
          aria-label={t('filter.title')}
          aria-busy={counted.isPlaceholderData}
        >
          <FilterPanel filter={filter} facets={facets} onChange={onChange} onMove={setMoved} />
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
                {total ? <Total found={total} name={nameOf(named)} /> : <Skeleton width="220px" />}
              </h1>
              <SortSelect filter={filter} onChange={onChange} />
            </div>
            <CityChoice className={styles['city']} />
            <FilterChips filter={filter} facets={facets} onChange={onChange} onClear={go} />
            <SearchActions filter={filter} />
            <ReadFilters texts={readBefore(state)} />
            {found.data?.readAs && (
              <p className="muted">
                {t('list.readAs', { typed: filter.keyword, readAs: found.data.readAs })}
              </p>
            )}
          </div>
          {found.error ? (
            <Refused error={found.error} filter={filter} onRetry={() => void found.refetch()} onGo={go} />
          ) : found.data?.total === 0 ? (
            <NothingFound filter={filter} facets={facets} nearest={nearestIn(found.data)} onGo={go} />
          ) : (
            <section
              style={{ opacity: found.isPlaceholderData ? 0.55 : 1 }}
              aria-busy={found.isPlaceholderData}
            >
              <h2 className="visually-hidden">{common('list.found')}</h2>
              <CarGrid
                cars={found.data && carsOf(found.data)}
                expected={PAGE_SIZE / 2}
                landed={found.landed}
              />
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

interface RefusedProps {
  readonly error: unknown;
  readonly filter: Filter;
  readonly onRetry: () => void;
  readonly onGo: (filter: Filter) => void;
}

/**
 * Handles a refusal, which a retry would not change: restarts the list after a refused cursor, otherwise offers to clear filters.
 */
function Refused({ error, filter, onRetry, onGo }: RefusedProps) {
  const { t } = useTranslation('list');
  if (!isRefusal(error)) return <Failure error={error} onRetry={onRetry} />;
  if (filter.after)
    return <Navigate to={{ pathname: pathTo('list'), search: writeFilter(change(filter, {})) }} replace />;
  return (
    <Notice tone="bad">
      <strong>{error.message}</strong>
      <span>
        <Button small onClick={() => onGo(cleared(filter))}>
          {t('filter.clear')}
        </Button>
      </span>
    </Notice>
  );
}

/** Says which words of the keyword became filters. */
function ReadFilters({ texts }: { texts: readonly string[] }) {
  const { t } = useTranslation('list');
  if (texts.length === 0) return null;
  const typed = texts.map((text) => t('filter.quoted', { text })).join(', ');
  return <p className="muted">{t('list.readFilters', { typed })}</p>;
}

/** Goes on to the URL with the conditions that the search understood in the keyword, so that each of them is a filter. */
function useUnderstood(filter: Filter, { data, isPlaceholderData }: ReturnType<typeof useFound>): void {
  const navigate = useNavigate();
  const { city } = useCity();
  const typed = isPlaceholderData ? undefined : typedAddress(filter, data?.understood, city);
  useEffect(() => {
    if (!typed) return;
    navigate(
      { pathname: pathTo('list'), search: typed.search },
      { state: { ...KEEPS_SCROLL, ...typed.state }, replace: true },
    );
  });
}

const nearestIn = ({ nearest, nearestOthers = [] }: CarPage) => (nearest ? [nearest, ...nearestOthers] : []);

/** Shows the total as exactly as the search counts it, with the make when the URL names one. */
function Total({ found, name }: { found: Pick<CarPage, 'total' | 'totalIsLowerBound'>; name: string }) {
  const { t } = useTranslation('list');
  const { t: common } = useTranslation();
  const total = found.totalIsLowerBound
    ? t('list.moreThan', { count: found.total })
    : common('count.cars', { count: found.total });
  return name ? t('list.totalOf', { name, total }) : total;
}
