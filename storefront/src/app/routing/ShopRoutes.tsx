import { useMemo } from 'react';
import { useLocation, useRoutes, type RouteObject } from 'react-router';
import { HandleContext, handlesAt } from './route-handle.js';
import { RouteBoundary } from './RouteBoundary.js';

/** Shows the page of the current address. The router navigates in transitions, so the previous page stays until the next is loaded. */
export function ShopRoutes({ routes }: { readonly routes: RouteObject[] }) {
  const location = useLocation();
  const page = useRoutes(routes);
  const { pathname } = location;
  const handle = useMemo(() => handlesAt(routes, pathname).at(-1) ?? {}, [routes, pathname]);
  return (
    <HandleContext value={handle}>
      <RouteBoundary location={location}>{page}</RouteBoundary>
    </HandleContext>
  );
}
