import type { ReactNode } from 'react';

/** Values of the `:name` parts of a path. */
export type Params = Readonly<Partial<Record<string, string>>>;

export interface Route {
  /** Parts are words or `:name`, which takes one part; `*` takes every path. Missing: the route stands around its children. */
  readonly path?: string;
  /** Shown at the path; the routes around it show it by `useOutlet`. */
  readonly element?: ReactNode;
  /** Whatever else the app wants to know of the route. */
  readonly handle?: object;
  /** Their paths are whole ones, too. */
  readonly children?: readonly Route[];
}

export interface Match {
  readonly route: Route;
  readonly params: Params;
}

/** The routes that lead to a path, the outermost first; none where nothing is. Of several that fit, the first is taken. */
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

/** Words are compared without regard to case. */
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
    // A broken escape stands for itself.
    return part;
  }
}
