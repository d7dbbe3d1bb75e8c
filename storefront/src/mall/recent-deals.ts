import { useQuery } from '@tanstack/react-query';
import { read } from './api.js';

/** Whether there are deals to show; assumed true until loaded. Fetched in the browser only, so that rendering does not wait. */
export const useHasDeals = (isAsked: boolean): boolean =>
  useQuery({
    ...read('order.square', { pageNum: 1, pageSize: 1 }),
    enabled: isAsked && !import.meta.env.SSR,
    staleTime: 300_000,
  }).data?.total !== 0;
