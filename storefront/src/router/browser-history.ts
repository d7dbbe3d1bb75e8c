import { hrefOf, withoutBase, type Location, type Path } from './path.js';
import type { NavigateOptions } from './router.js';

/** The state stored in the browser's history beside the URL. */
interface Entry {
  readonly state?: unknown;
  readonly key?: string;
}

/** Returns the browser's location. The first entry of a visit has no key of its own. */
export function browserLocation(base: string): Location {
  const { pathname, search, hash } = location;
  const { state = null, key = 'default' } = (history.state ?? {}) as Entry;
  return { pathname: withoutBase(pathname, base), search, hash, state, key };
}

/** Changes the browser's URL; browsers fire no event for it. */
export function enterAddress(path: Path, base: string, { replace = false, state }: NavigateOptions): void {
  const entry: Entry = { state, key: crypto.getRandomValues(new Uint32Array(1)).join() };
  history[replace ? 'replaceState' : 'pushState'](entry, '', hrefOf(path, base));
}
