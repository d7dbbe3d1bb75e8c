import { matchRoutes, type Route } from '../../router/index.js';

/** What a page's declaration adds to its route. */
export interface RouteHandle {
  /** Loads code and texts of the page. */
  readonly load?: () => Promise<unknown>;
  /** The path of the page that is meant. */
  readonly redirectTo?: string;
  /** Nothing is at this path; the server says so with its status. */
  readonly isMissing?: boolean;
  /** The server renders the page. */
  readonly isRendered?: boolean;
  /** The page stays as it was left: fields, scroll, opened parts. */
  readonly keepAlive?: boolean;
}

/** Everything that the routes at a path add, the innermost last. */
export const handlesAt = (routes: readonly Route[], pathname: string): readonly RouteHandle[] =>
  matchRoutes(routes, pathname).flatMap(({ route }) => route.handle ?? []);

/** Loads code and texts of a page and of what stands around it. */
export async function loadPage(handles: readonly RouteHandle[]): Promise<void> {
  await Promise.all(handles.map(({ load }) => load?.()));
}
