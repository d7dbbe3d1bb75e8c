import type { ReactNode } from 'react';

/** Values of the `:name` segments of a path. */
export type Params = Readonly<Partial<Record<string, string>>>;

export interface Route {
  /** Segments are words or `:name`, which matches one segment; `*` matches every path. Undefined for a layout. */
  readonly path?: string;
  /** The element at the path; enclosing routes render it by `useOutlet`. */
  readonly element?: ReactNode;
  /** Further properties of the route for the app. */
  readonly handle?: object;
  /** Child routes, whose paths are absolute, too. */
  readonly children?: readonly Route[];
}

export interface Match {
  readonly route: Route;
  readonly params: Params;
}

/** Returns the routes that match a path, the outermost first; empty without a match. The first of several matches is used. */
export const matchRoutes = (routes: readonly Route[], pathname: string): readonly Match[] =>
  matchParts(routes, pathname.split('/').filter(Boolean).map(decoded));

function matchParts(routes: readonly Route[], parts: readonly string[]): readonly Match[] {
  for (const route of routes) {
    const inner = matchParts(route.children ?? [], parts);
    const params = inner.at(-1)?.params ?? paramsOf(route.path, parts);
    if (params) return [{ route, params }, ...inner];
  }
  return [];
}

/** Compares words without regard to case. */
function paramsOf(path: string | undefined, parts: readonly string[]): Params | undefined {
  if (path === undefined || path === '*') return path && {};
  const wanted = path.split('/').filter(Boolean);
  const isName = (part: string) => part.startsWith(':');
  const fits =
    wanted.length === parts.length &&
    wanted.every((part, at) => isName(part) || part.toLowerCase() === parts[at]?.toLowerCase());
  if (!fits) return undefined;
  return Object.fromEntries(wanted.flatMap((part, at) => (isName(part) ? [[part.slice(1), parts[at]]] : [])));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // An invalid escape is used as it is.
    return part;
  }
}
