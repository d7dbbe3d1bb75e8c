import type { Store } from 'react-admin';

/** Returns a store of react-admin that only lives in memory. */
export function memoryStore(): Store {
  const kept = new Map<string, unknown>();
  const listeners = new Map<string, (value: unknown) => void>();
  return {
    setup: () => undefined,
    teardown: () => undefined,
    getItem: <T>(key: string, without?: T) => (kept.has(key) ? (kept.get(key) as T) : without),
    setItem: (key, value) => {
      kept.set(key, value);
      listeners.get(key)?.(value);
    },
    removeItem: (key) => void kept.delete(key),
    removeItems: () => undefined,
    reset: () => kept.clear(),
    subscribe: (key, callback) => {
      listeners.set(key, callback);
      return () => void listeners.delete(key);
    },
  };
}

/** Returns a new storage for a test. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
