/** A location in the shop, without origin and language. */
export interface Path {
  readonly pathname: string;
  /** Empty, or `?` and the query. */
  readonly search: string;
  /** Empty, or `#` and the anchor. */
  readonly hash: string;
}

/** The target of a link. Missing parts of an object are empty, except the path, which is the current one. */
export type To = string | Partial<Path>;

export interface Location extends Path {
  /** The state that the navigation has passed to the page. */
  readonly state: unknown;
  /** Identifies the entry in the browser's history. */
  readonly key: string;
}

/** Placeholder of the shop's origin for parsing relative URLs. */
const ORIGIN = 'http://shop';

/**
 * Resolves `to` from the page at the path `from`, as browsers resolve links. The origin of `to` is dropped: a URL of another site
 * becomes a path of this one.
 */
export function resolvePath(to: To, from: string): Path {
  const { pathname, search, hash } = new URL(typeof to === 'string' ? to : textOf(to, from), ORIGIN + from);
  return { pathname, search, hash };
}

function textOf({ pathname, search = '', hash = '' }: Partial<Path>, from: string): string {
  const query = search && !search.startsWith('?') ? `?${search}` : search;
  return (pathname ?? from) + query + hash;
}

/** @param base `/zh` where URLs name the language, otherwise empty */
export const hrefOf = ({ pathname, search, hash }: Path, base: string): string =>
  (base && pathname === '/' ? base : base + pathname) + search + hash;

/** Converts a path of the address bar to that of routes and links. */
export const withoutBase = (pathname: string, base: string): string => pathname.slice(base.length) || '/';
