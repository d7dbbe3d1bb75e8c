import type { InputOf } from '@mall/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../mall/api.js';
import {
  carsOf,
  searchCars,
  withOnly,
  type CarCard,
  type CarPage,
  type CarQuery,
} from '../../mall/car-search.js';
import { landedOf, useLandedWishes } from '../../mall/landed.js';
import { showing } from '../../mall/shown-part.js';
import { useSession } from '../../mall/use-session.js';

/** The category whose branches the shop shows. Prescribed. */
export const CARS_CATEGORY = '100402';

export type Condition = NonNullable<CarQuery['condition']>;

interface Counted {
  readonly productCount: number;
}

/** Returns the makes that have cars on sale, which are counted wherever a number of makes is shown. */
export const withCars = <Make extends Counted>(makes: readonly Make[] | undefined): readonly Make[] =>
  (makes ?? []).filter(({ productCount }) => productCount > 0);

/** Number of makes on the home page before it is expanded. Prescribed. */
export const MAKES_SHOWN = 15;

/** Returns the makes with most cars; `total` is the number of makes that have any. */
export function useTopMakes(condition?: Condition) {
  return useQuery({
    ...read('product.brand.topList', { pageNum: 1, pageSize: MAKES_SHOWN, condition }),
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
}

/** Returns all makes, those with most cars first. */
export function useAllMakes(condition: Condition | undefined, isWanted: boolean) {
  const input: InputOf<'product.brand.page'> = {
    pageNum: 1,
    pageSize: 500,
    columns: 'productCount',
    orders: 'DESC',
    brandParentId: '0',
    condition,
  };
  return useQuery({
    ...read('product.brand.page', input),
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
  });
}

/** Returns the kinds of cars from the shop's category tree. */
export function useCategories() {
  return useQuery({
    ...read('product.category.list', { shopId: '0', parentId: CARS_CATEGORY }),
    staleTime: 5 * 60_000,
  });
}

/** Returns the cars that people buy most. `shown` selects those that the page shows. */
export function usePopularCars(shown: (cars: readonly CarCard[]) => readonly CarCard[]) {
  const session = useSession();
  const wishes = useLandedWishes();
  const query = useQuery({
    ...searchCars({ pageSize: 100, pageNum: 1, sort: 2, ...wishes }, session !== null),
    ...showing<CarPage>((page) => withOnly(page, shown(carsOf(page)))),
    placeholderData: keepPreviousData,
  });
  return {
    ...query,
    cars: query.data && carsOf(query.data),
    total: query.data?.total,
    landed: landedOf(query.data, wishes),
  };
}

/** Returns the latest arrivals, for the banner. */
export function useNewestCars() {
  return useQuery({
    ...read('product.car.page', { pageSize: 12, pageNum: 1, sort: 1 }),
    staleTime: 5 * 60_000,
  });
}
