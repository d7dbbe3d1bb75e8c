import { createContext, use } from 'react';
import { matchRoutes, type RouteObject } from 'react-router';

/** The declared properties of a page in its route. */
export interface RouteHandle {
  /** Loads code and texts of the page. */
  readonly load?: () => Promise<unknown>;
  /** The path to redirect to. */
  readonly redirectTo?: string;
  /** Whether nothing exists at this path, so that the server answers 404. */
  readonly isMissing?: boolean;
  /** Whether the server renders the page. */
  readonly isRendered?: boolean;
  /** Whether the page keeps its state when it is left: fields, scroll position, opened parts. */
  readonly keepAlive?: boolean;
}

/**
 * Returns the handles of the routes at a path, the innermost last.
 * @param base `/zh` where the path names the language
 */
export const handlesAt = (routes: RouteObject[], pathname: string, base = ''): readonly RouteHandle[] =>
  (matchRoutes(routes, pathname, base) ?? []).flatMap(({ route }) => (route.handle as RouteHandle) ?? []);

/** Loads code and texts of a page and of its layouts. */
export async function loadPage(handles: readonly RouteHandle[]): Promise<void> {
  await Promise.all(handles.map(({ load }) => load?.()));
}

/** The handle of the shown page; empty for an unknown page. */
export const HandleContext = createContext<RouteHandle>({});

export const useHandle = (): RouteHandle => use(HandleContext);
