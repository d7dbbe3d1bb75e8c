import { matchRoutes, type Route } from '../../router/index.js';

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

/** Returns the handles of the routes at a path, the innermost last. */
export const handlesAt = (routes: readonly Route[], pathname: string): readonly RouteHandle[] =>
  matchRoutes(routes, pathname).flatMap(({ route }) => route.handle ?? []);

/** Loads code and texts of a page and of its layouts. */
export async function loadPage(handles: readonly RouteHandle[]): Promise<void> {
  await Promise.all(handles.map(({ load }) => load?.()));
}
