import type { Store } from 'react-admin';

/**
 * Separates react-admin's settings of the shell (columns and their order, density, pinned pages, open groups) by the person who
 * signs in to this browser.
 */
export function personalStore(base: Store, whose: () => string): Store {
  const own = (key: string): string => `${whose()}.${key}`;
  return {
    ...base,
    getItem: (key, defaultValue) => base.getItem(own(key), defaultValue),
    setItem: (key, value) => base.setItem(own(key), value),
    removeItem: (key) => base.removeItem(own(key)),
    removeItems: (prefix) => base.removeItems(own(prefix)),
    // Signing out must not discard people's settings of their lists.
    reset: () => undefined,
    subscribe: (key, callback) => base.subscribe(own(key), callback),
    listItems: (prefix = '') => base.listItems?.(own(prefix)) ?? {},
  };
}
