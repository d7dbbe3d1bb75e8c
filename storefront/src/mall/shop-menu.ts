import type { OutputOf } from '@mall/web-kit';
import { useQuery } from '@tanstack/react-query';
import { read } from './api.js';

export type ShopMenu = OutputOf<'admin.menu.shop'>;

/** What staff have added to the menu. The browser asks for it: rendered pages would wait for what few malls have. */
export const shopMenu = () => ({
  ...read('admin.menu.shop', {}),
  enabled: !import.meta.env.SSR,
  staleTime: 300_000,
});

export const useShopMenu = (): ShopMenu => useQuery(shopMenu()).data ?? [];
