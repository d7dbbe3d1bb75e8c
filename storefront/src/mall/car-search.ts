import type { InputOf, OutputOf } from '@mall/web-kit';
import { read } from './api.js';

export type CarQuery = InputOf<'product.search.simplePage'>;
export type CarPage = OutputOf<'product.search.simplePage'>;
export type CarCard = CarPage['list'][number]['spus'][number];

/** Returns the search call; signed-in people have their own, which has the same answer. Prescribed. */
export function searchCars(query: CarQuery, isSignedIn: boolean) {
  const key = isSignedIn ? 'product.search.simplePageSignedIn' : 'product.search.simplePage';
  return read(key as 'product.search.simplePage', query);
}

/** Returns the page with only these of its cars, in this order. */
export function withOnly(page: CarPage, cars: readonly CarCard[]): CarPage {
  const isKept = new Set(cars.map(({ spuId }) => spuId));
  return {
    ...page,
    list: [{ attrs: [], brands: [], categorys: [], spus: [...cars] }],
    ...(page.landed && { landed: page.landed.filter(({ spuId }) => isKept.has(spuId)) }),
  };
}

/** Returns the cars of a page; the family groups its answer. */
export const carsOf = (page: CarPage | undefined): readonly CarCard[] =>
  page?.list.flatMap((group) => group.spus) ?? [];
