import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { read } from '../../../mall/api.js';
import { toQuestion, type Filter } from './filter.js';

/** The most that the mall counts in one question. */
const MOST = 200;

/**
 * How many of the cars that are found have each value of an attribute; without them its list works uncounted. Of lists that
 * nobody has opened nothing is counted.
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
