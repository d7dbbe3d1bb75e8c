import { useCallback, useLayoutEffect, useMemo, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import {
  browserLocation,
  enterAddress,
  RouterContext,
  type NavigateOptions,
  type Path,
  type Route,
} from '../../router/index.js';
import { ShopRoutes } from './ShopRoutes.js';

interface ShopRouterProps {
  readonly routes: readonly Route[];
  /** `/zh` where the address names the language. */
  readonly base: string;
}

const arrival = (base: string, options: NavigateOptions = {}) => ({
  location: browserLocation(base),
  keepsScroll: options.preventScrollReset === true,
});

const go = (steps: number): void => history.go(steps);

/** Shows the page of the browser's address; the previous one stays until the next is loaded. */
export function ShopRouter({ routes, base }: ShopRouterProps) {
  const [{ location, keepsScroll }, setArrival] = useState(() => arrival(base));
  const [isPending, startTransition] = useTransition();
  const arrive = useCallback(
    (options?: NavigateOptions) => {
      const next = arrival(base, options);
      if (options?.flushSync) flushSync(() => setArrival(next));
      else startTransition(() => setArrival(next));
    },
    [base],
  );
  useLayoutEffect(() => {
    const leaving = new AbortController();
    addEventListener('popstate', () => arrive(), { signal: leaving.signal });
    return () => leaving.abort();
  }, [arrive]);
  const enter = useCallback(
    (path: Path, options: NavigateOptions) => {
      enterAddress(path, base, options);
      arrive(options);
    },
    [base, arrive],
  );
  const router = useMemo(() => ({ base, location, enter, go }), [base, location, enter]);
  return (
    <RouterContext value={router}>
      <ShopRoutes routes={routes} keepsScroll={keepsScroll} isPending={isPending} />
    </RouterContext>
  );
}
