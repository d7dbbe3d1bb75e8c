import type { OutputOf } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { read } from '../../../mall/api.js';
import { CARS_CATEGORY } from '../catalogue-queries.js';
import type { Filter } from './filter.js';

const IS_SEARCHED = 1;

export type Attribute = OutputOf<'product.category.attrs'>[number];

/** Returns the searchable free attributes of the chosen category. Rendered pages omit them, because the filter is closed. */
export function useAttributes({ categoryId = CARS_CATEGORY }: Filter) {
  const { data = [] } = useQuery({
    ...read('product.category.attrs', { categoryId }),
    enabled: !import.meta.env.SSR,
    staleTime: 5 * 60_000,
  });
  return data.filter(({ searchType, attrValues }) => searchType === IS_SEARCHED && attrValues.length > 0);
}
