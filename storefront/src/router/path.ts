/** A place of the shop, without origin and language. */
export interface Path {
  readonly pathname: string;
  /** Empty, or `?` and the query. */
  readonly search: string;
  /** Empty, or `#` and the anchor. */
  readonly hash: string;
}

/** What a link leads to. A part that is missing in an object is empty, but for the path, which is the present one. */
export type To = string | Partial<Path>;

export interface Location extends Path {
  /** What the navigation has left for the page. */
  readonly state: unknown;
  /** Tells the entries of the browser's history apart. */
  readonly key: string;
}

/** Stands for the shop's origin where only the rest of an address matters. */
const ORIGIN = 'http://shop';

/**
 * What `to` leads to from the page at the path `from`, as browsers resolve links. The origin of `to` is not kept: an address of
 * another site becomes a path of this one.
 */
export function resolvePath(to: To, from: string): Path {
  const { pathname, search, hash } = new URL(typeof to === 'string' ? to : textOf(to, from), ORIGIN + from);
  return { pathname, search, hash };
}

function textOf({ pathname, search = '', hash = '' }: Partial<Path>, from: string): string {
  const query = search && !search.startsWith('?') ? `?${search}` : search;
  return (pathname ?? from) + query + hash;
}

/** @param base `/zh` where addresses name the language, else empty */
export const hrefOf = ({ pathname, search, hash }: Path, base: string): string =>
  (base && pathname === '/' ? base : base + pathname) + search + hash;

/** A path of the address bar as routes and links name it. */
export const withoutBase = (pathname: string, base: string): string => pathname.slice(base.length) || '/';
