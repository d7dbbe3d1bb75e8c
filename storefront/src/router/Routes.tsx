import { useMemo, type ReactNode } from 'react';
import { matchRoutes, type Match, type Route } from './match-routes.js';
import { resolvePath } from './path.js';
import { RouteContext, RouterContext, useOutlet, useRouter } from './router.js';

interface RoutesProps {
  readonly routes: readonly Route[];
  /** A path to show instead of that of the address bar. */
  readonly at?: string;
  /** Shown when there is no such page. */
  readonly otherwise?: ReactNode;
}

/** Shows the page at a path. */
export function Routes({ routes, at, otherwise = null }: RoutesProps) {
  const router = useRouter();
  const shown = useMemo(
    () =>
      at === undefined
        ? router
        : { ...router, location: { ...resolvePath(at, '/'), state: null, key: 'default' } },
    [router, at],
  );
  const { pathname } = shown.location;
  // The same elements while only the query changes, so that they are not rendered again.
  const page = useMemo(() => nested(matchRoutes(routes, pathname)), [routes, pathname]);
  return <RouterContext value={shown}>{page ?? otherwise}</RouterContext>;
}

const nested = (matches: readonly Match[]): ReactNode =>
  matches.reduceRight<ReactNode>(
    (outlet, { route, params }) => <RouteContext value={{ params, outlet }}>{route.element}</RouteContext>,
    null,
  );

export const Outlet = () => useOutlet();
