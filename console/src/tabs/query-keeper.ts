import type { Query, QueryClient } from '@tanstack/react-query';
import { tabStore } from './tab-store.js';

/** Unused answers are removed after this time, in milliseconds. */
const UNUSED_MS = 5 * 60_000;
const SWEEP_MS = 60_000;

/**
 * Removes answers that no page needs. A hidden page does not observe its queries, but needs them when its tab is opened again, so
 * they stay until the tab is closed or unloaded. Returns the function that stops it.
 */
export function keepQueriesOfTabs(client: QueryClient, tabs = tabStore): () => void {
  const users = new WeakMap<Query, Set<string>>();
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'observerAdded' || tabs.shown === undefined) return;
    const paths = users.get(query) ?? new Set();
    users.set(query, paths.add(tabs.shown));
  });
  const isHidden = (path: string): boolean => path !== tabs.shown && tabs.current().loaded.includes(path);
  const sweep = (): void =>
    client.removeQueries({
      type: 'inactive',
      predicate: (query) =>
        Math.max(query.state.dataUpdatedAt, query.state.errorUpdatedAt) < Date.now() - UNUSED_MS &&
        ![...(users.get(query) ?? [])].some(isHidden),
    });
  const timer = setInterval(sweep, SWEEP_MS);
  return () => {
    stop();
    clearInterval(timer);
  };
}
