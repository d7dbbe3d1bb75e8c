import { useCallback, useLayoutEffect, useMemo, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import {
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type NavigateOptions,
  type Navigator,
  type RouteObject,
} from 'react-router';
import { ShopRoutes } from './ShopRoutes.js';

const history = createBrowserHistory();

interface ShopRouterProps {
  readonly routes: RouteObject[];
  /** `/zh` where the address names the language. */
  readonly basename: string;
}

const arrival = (options?: NavigateOptions) => ({
  location: history.location,
  action: history.action,
  keepsScroll: options?.preventScrollReset === true,
});

/** Shows the page of the browser's address; the one before stays until the next is there. */
export function ShopRouter({ routes, basename }: ShopRouterProps) {
  const [{ location, action, keepsScroll }, setArrival] = useState(() => arrival());
  const [isPending, startTransition] = useTransition();
  const arrive = useCallback((options?: NavigateOptions) => {
    const next = arrival(options);
    if (options?.flushSync) flushSync(() => setArrival(next));
    else startTransition(() => setArrival(next));
  }, []);
  // What an effect of the first page navigates to is missed by nobody: `arrive` is called by the navigator itself.
  useLayoutEffect(() => history.listen(() => arrive()), [arrive]);
  const navigator = useMemo(() => navigatorThat(arrive), [arrive]);
  return (
    <Router basename={basename || '/'} location={location} navigationType={action} navigator={navigator}>
      <ShopRoutes routes={routes} keepsScroll={keepsScroll} isPending={isPending} />
    </Router>
  );
}

/** The browser's history, which tells its own changes, too. */
function navigatorThat(arrive: (options?: NavigateOptions) => void): Navigator {
  return {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: (to, state, options) => {
      history.push(to, state);
      arrive(options);
    },
    replace: (to, state, options) => {
      history.replace(to, state);
      arrive(options);
    },
  };
}
