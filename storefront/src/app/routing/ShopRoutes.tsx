import { useMemo } from 'react';
import { Routes, useLocation, type Route } from '../../router/index.js';
import { handlesAt } from './route-handle.js';
import { NavigationContext } from './navigation.js';
import { RouteBoundary } from './RouteBoundary.js';

interface ShopRoutesProps {
  readonly routes: readonly Route[];
  readonly keepsScroll?: boolean;
  readonly isPending?: boolean;
}

/** Shows the page of the current address. */
export function ShopRoutes({ routes, keepsScroll = false, isPending = false }: ShopRoutesProps) {
  const location = useLocation();
  const navigation = useMemo(
    () => ({ handle: handlesAt(routes, location.pathname).at(-1) ?? {}, keepsScroll, isPending }),
    [routes, location, keepsScroll, isPending],
  );
  return (
    <NavigationContext value={navigation}>
      <RouteBoundary location={location}>
        <Routes routes={routes} />
      </RouteBoundary>
    </NavigationContext>
  );
}
