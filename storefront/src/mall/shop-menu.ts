import type { OutputOf } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { read } from './api.js';

export type ShopMenu = OutputOf<'admin.menu.shop'>;

/** Returns the query of the links that staff have added. Fetched in the browser only, so that rendering does not wait. */
export const shopMenu = () => ({
  ...read('admin.menu.shop', {}),
  enabled: !import.meta.env.SSR,
  staleTime: 300_000,
});

export const useShopMenu = (): ShopMenu => useQuery(shopMenu()).data ?? [];

/** Whether there are deals to show; assumed true until loaded. Fetched in the browser only, so that rendering does not wait. */
export const useHasDeals = (isAsked: boolean): boolean =>
  useQuery({
    ...read('order.square', { pageNum: 1, pageSize: 1 }),
    enabled: isAsked && !import.meta.env.SSR,
    staleTime: 300_000,
  }).data?.total !== 0;
