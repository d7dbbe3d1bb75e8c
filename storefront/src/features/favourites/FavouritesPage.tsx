import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CarGrid } from '../../components/CarTile.js';
import { EmptyList } from '../../components/EmptyList.js';
import { Failure } from '../../components/ui/Failure.js';
import { Page } from '../../components/ui/Page.js';
import layout from '../../components/ui/layout.module.css';
import { carsOf, searchCars } from '../../mall/car-search.js';
import { useFavourites } from '../../mall/favourites.js';
import { landedOf, useLandedWishes } from '../../mall/landed.js';
import { menuText } from '../../mall/pages.js';
import { useIsVisitor } from '../../mall/use-session.js';
import { WatchedCars } from './WatchedCars.js';

/** The page `favourites`: cars that the person has marked, in the account or as a visitor in this browser. */
export function Component() {
  const { t } = useTranslation('favourites');
  const { t: common } = useTranslation();
  const isVisitor = useIsVisitor();
  const spuIds = useFavourites();
  const wishes = useLandedWishes();
  const cars = useQuery({
    ...searchCars({ spuIds: [...(spuIds ?? [])], pageSize: 500, ...wishes }, !isVisitor),
    enabled: spuIds !== undefined && spuIds.length > 0,
  });
  const byId = new Map(carsOf(cars.data).map((car) => [car.spuId, car]));
  const found = spuIds?.flatMap((spuId) => byId.get(spuId) ?? []) ?? [];
  const gone = cars.data && spuIds ? spuIds.filter((spuId) => !byId.has(spuId)).length : 0;
  return (
    <Page title={menuText('favourites')}>
      <h1 className={layout['title']}>{menuText('favourites')}</h1>
      {cars.error ? (
        <Failure error={cars.error} onRetry={() => void cars.refetch()} />
      ) : spuIds?.length === 0 ? (
        <EmptyList title={t('none')}>{t('noneText')}</EmptyList>
      ) : (
        <div className={layout['stack']}>
          <h2 className="visually-hidden">{common('list.found')}</h2>
          <CarGrid cars={cars.data && found} expected={spuIds?.length} landed={landedOf(cars.data, wishes)} />
          {isVisitor && <p className="muted small">{t('inBrowser')}</p>}
          {gone > 0 && <p className="muted">{t('gone', { count: gone })}</p>}
        </div>
      )}
      {/* After the favourites, so that loading it does not move what the person reads. */}
      {spuIds && !isVisitor && <WatchedCars />}
    </Page>
  );
}
