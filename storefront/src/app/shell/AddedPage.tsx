import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router';
import { Failure } from '../../components/ui/Failure.js';
import { HeadCollector } from '../../components/ui/page-head.js';
import { Skeleton } from '../../components/ui/Skeleton.js';
import { UnknownAddress } from '../../components/UnknownAddress.js';
import { useCompany } from '../../mall/company.js';
import { shopMenu, type ShopMenu } from '../../mall/shop-menu.js';

/**
 * Returns the page behind an added menu item: a page of the shop, or an external app, under the item's name.
 * @param pages the routes of all pages
 */
export function addedPage(pages: RouteObject[]): ComponentType {
  const PageAt = ({ path }: { path: string }) => useRoutes(pages, path) ?? <UnknownAddress />;

  function View({ path, title }: { path: string; title: string }) {
    const head = useCallback(() => title, [title]);
    return (
      <HeadCollector value={head}>
        <PageAt path={path} />
      </HeadCollector>
    );
  }

  return function AddedPage() {
    // A page that is kept alive stays mounted while other addresses are shown.
    const [{ pathname }] = useState(useLocation());
    const visit = useVisits();
    const { name: shop } = useCompany();
    const { data: menu, error, refetch } = useQuery(shopMenu());
    if (error) return <Failure error={error} onRetry={() => void refetch()} />;
    if (!menu) return <Skeleton height="70vh" />;
    const item = itemAt(menu, pathname);
    if (!item?.component) return <UnknownAddress />;
    const { component, keepAlive, label } = item;
    return <View key={keepAlive === '1' ? 0 : visit} path={component} title={`${label} — ${shop}`} />;
  };
}

/** Counts how often the page was left, because a page that is not kept alive starts anew. */
function useVisits(): number {
  const [visits, setVisits] = useState(0);
  useEffect(() => () => setVisits((before) => before + 1), []);
  return visits;
}

function itemAt(menu: ShopMenu, path: string): ShopMenu[number] | undefined {
  const all = (items: ShopMenu): ShopMenu => items.flatMap((item) => [item, ...all(item.children)]);
  return all(menu).find((item) => item.path === path);
}
