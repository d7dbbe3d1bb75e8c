import { shopStatuses, type OutputOf } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CarGrid } from '../../../components/CarTile.js';
import { Button, ButtonLink } from '../../../components/ui/Button.js';
import { Empty } from '../../../components/ui/Empty.js';
import { read } from '../../../mall/api.js';
import { carsOf } from '../../../mall/car-search.js';
import { KEEPS_SCROLL, pathTo } from '../../../mall/pages.js';
import {
  change,
  cleared,
  countFilters,
  PAGE_SIZE,
  withoutFields,
  writeFilter,
  type Filter,
} from './filter.js';
import { useChips } from './use-chips.js';
import type { Facets } from './use-facets.js';
import { useFound } from './use-found.js';

type Nearest = NonNullable<OutputOf<'product.search.simplePage'>['nearest']>;

interface NothingFoundProps {
  readonly filter: Filter;
  readonly facets: Facets | undefined;
  /** Sorted, best first. */
  readonly nearest: readonly Nearest[];
  readonly onGo: (filter: Filter) => void;
}

/** Says that nothing was found; offers the nearest filters that find cars. */
export function NothingFound({ filter, facets, nearest, onGo }: NothingFoundProps) {
  const { t } = useTranslation('list');
  const isAsked = countFilters(filter) > 0;
  const closed = useClosedShop(filter.shopId);
  const none = filter.keyword ? t('list.noneFor', { keyword: filter.keyword }) : t('list.none');
  return (
    <>
      <Empty
        title={closed ? t('list.shopClosed', { name: closed.shopName }) : none}
        actions={
          isAsked && (
            <>
              {nearest.map((one, place) => (
                <NearestLink key={place} isBest={place === 0} nearest={one} {...{ filter, facets }} />
              ))}
              <Button look={nearest.length > 0 ? 'quiet' : 'primary'} onClick={() => onGo(cleared(filter))}>
                {t('filter.clear')}
              </Button>
            </>
          )
        }
      >
        {closed ? t('list.shopClosedText') : isAsked ? t('list.noneText') : t('list.emptyShop')}
      </Empty>
      {nearest[0] && <NearestCars filter={relaxed(filter, nearest[0])} facets={facets} />}
    </>
  );
}

/** Returns the requested shop, when the mall has closed it. */
function useClosedShop(shopId: string | undefined) {
  const { data } = useQuery({
    ...read('tenant.headInfo', { shopId: shopId ?? '' }),
    enabled: shopId !== undefined,
    retry: false,
  });
  return data?.shopStatus === shopStatuses.offline.code ? data : undefined;
}

interface NearestLinkProps {
  readonly filter: Filter;
  readonly facets: Facets | undefined;
  readonly nearest: Nearest;
  readonly isBest: boolean;
}

/** Returns the nearest search as a filter. */
function relaxed(filter: Filter, { without, keyword }: Nearest): Filter {
  const kept = withoutFields(filter, without);
  return keyword === undefined ? kept : change(kept, { keyword: keyword || undefined });
}

/** Shows the first cars of the nearest search, so that a word that no car has does not end at an empty page. */
function NearestCars({ filter, facets }: Pick<NothingFoundProps, 'filter' | 'facets'>) {
  const { t } = useTranslation('list');
  const found = useFound(filter);
  const what = useChips(filter, facets)
    .map(({ text }) => text)
    .join(', ');
  return (
    <section aria-busy={found.isPending}>
      <h2>{what ? t('list.nearestCarsOf', { what }) : t('list.nearestCars')}</h2>
      <CarGrid cars={found.data && carsOf(found.data)} expected={PAGE_SIZE / 2} landed={found.landed} />
    </section>
  );
}

function NearestLink({ filter, facets, nearest, isBest }: NearestLinkProps) {
  const { t } = useTranslation('list');
  const next = relaxed(filter, nearest);
  const left = useChips(next, facets).map(({ text }) => text);
  const count = nearest.total;
  const what =
    left.length > 0 ? t('list.nearest', { count, what: left.join(', ') }) : t('filter.show', { count });
  return (
    <ButtonLink
      look={isBest ? 'primary' : 'secondary'}
      to={{ pathname: pathTo('list'), search: writeFilter(next) }}
      state={KEEPS_SCROLL}
    >
      {what}
    </ButtonLink>
  );
}
