import { useQuery } from '@tanstack/react-query';
import { read } from './api.js';

/** Whether there are deals to show, which is assumed until it is known. Only the browser asks, so that rendered pages do not wait for it. */
export const useHasDeals = (isAsked: boolean): boolean =>
  useQuery({
    ...read('order.square', { pageNum: 1, pageSize: 1 }),
    enabled: isAsked && !import.meta.env.SSR,
    staleTime: 300_000,
  }).data?.total !== 0;
