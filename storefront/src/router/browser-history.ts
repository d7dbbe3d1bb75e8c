import { hrefOf, withoutBase, type Location, type Path } from './path.js';
import type { NavigateOptions } from './router.js';

/** What stands in the browser's history beside the address. */
interface Entry {
  readonly state?: unknown;
  readonly key?: string;
}

/** Where the browser is. The entry that a visit begins with has no key of its own. */
export function browserLocation(base: string): Location {
  const { pathname, search, hash } = location;
  const { state = null, key = 'default' } = (history.state ?? {}) as Entry;
  return { pathname: withoutBase(pathname, base), search, hash, state, key };
}

/** Changes the browser's address. Browsers tell nobody of it. */
export function enterAddress(path: Path, base: string, { replace = false, state }: NavigateOptions): void {
  const entry: Entry = { state, key: crypto.getRandomValues(new Uint32Array(1)).join() };
  history[replace ? 'replaceState' : 'pushState'](entry, '', hrefOf(path, base));
}
