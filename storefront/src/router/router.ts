import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';
import type { Params } from './match-routes.js';
import { resolvePath, type Location, type Path, type To } from './path.js';

export interface NavigateOptions {
  /** Whether to replace the current history entry. */
  readonly replace?: boolean;
  /** State for the page, returned by `useLocation().state`. */
  readonly state?: unknown;
  /** Whether to keep the scroll position. */
  readonly preventScrollReset?: boolean;
  /** Whether the page changes before the call returns, instead of when the next one is ready. */
  readonly flushSync?: boolean;
}

export interface Router {
  /** `/zh` where URLs name the language, otherwise empty. */
  readonly base: string;
  readonly location: Location;
  readonly enter: (path: Path, options: NavigateOptions) => void;
  /** Moves through the history: -1 is back. */
  readonly go: (steps: number) => void;
}

export const RouterContext = createContext<Router | null>(null);

/** @throws Error outside of a `RouterContext` */
export function useRouter(): Router {
  const router = use(RouterContext);
  if (!router) throw new Error('Only parts of a page have a router: put them into a RouterContext.');
  return router;
}

export interface RouteValue {
  readonly params: Params;
  readonly outlet: ReactNode;
}

export const RouteContext = createContext<RouteValue>({ params: {}, outlet: null });

export const useLocation = (): Location => useRouter().location;
export const useParams = (): Params => use(RouteContext).params;

/** Returns the element of the child route. */
export const useOutlet = (): ReactNode => use(RouteContext).outlet;

/** @param to the target, or a number of steps through the history */
export type GoTo = (to: To | number, options?: NavigateOptions) => void;

export function useNavigate(): GoTo {
  const {
    location: { pathname },
    enter,
    go,
  } = useRouter();
  return useCallback(
    (to, options = {}) => (typeof to === 'number' ? go(to) : enter(resolvePath(to, pathname), options)),
    [pathname, enter, go],
  );
}

type QueryInit = ConstructorParameters<typeof URLSearchParams>[0];
type SetQuery = (
  next: QueryInit | ((present: URLSearchParams) => QueryInit),
  options?: NavigateOptions,
) => void;

/** Returns the query of the URL, and a function that navigates to the same path with another one. */
export function useSearchParams(): readonly [URLSearchParams, SetQuery] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const setQuery = useCallback<SetQuery>(
    (next, options) => {
      const changed = typeof next === 'function' ? next(new URLSearchParams(search)) : next;
      navigate({ search: new URLSearchParams(changed).toString() }, options);
    },
    [search, navigate],
  );
  return [query, setQuery];
}
