import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../../mall/api.js';
import { toQuestion, type Filter } from './filter.js';

/** Maximum number of values in one request. */
const MOST = 200;

/**
 * Returns the number of found cars for each value of an attribute; without it the list works uncounted. Lists that were not opened
 * are not counted.
 */
export function useAttrCounts(filter: Filter, valueIds: readonly string[], isOpen: boolean) {
  const { data, isFetching } = useQuery({
    ...read('product.search.attrCounts', {
      ...toQuestion(filter),
      countedValueIds: valueIds.slice(0, MOST),
    }),
    enabled: isOpen && !import.meta.env.SSR,
    placeholderData: keepPreviousData,
  });
  const counts = new Map(data?.map(({ attrValueId, count }) => [attrValueId, count]));
  return { counts, isCounting: isFetching };
}
