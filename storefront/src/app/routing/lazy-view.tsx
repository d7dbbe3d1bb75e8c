import { useSyncExternalStore, type ComponentType, lazy, Suspense } from 'react';
import type { PageModule } from '../../components/define-page.js';

/** Minimum time before a failed load is retried, so that a visitor who returns later can get the page. */
const RETRY_AFTER_MS = 3_000;

/** A component that is loaded on demand. */
export interface LazyView {
  readonly load: () => Promise<void>;
  readonly View: ComponentType;
}

let loads = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  loads += change;
  // Later, because a load can begin while React renders, and must not update another component then.
  queueMicrotask(() => listeners.forEach((listener) => listener()));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the code of a page is being loaded. */
export const useIsLoading = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => loads > 0,
    () => false,
  );

/** Unlike `React.lazy`, shows a loaded component without suspending, and retries after a failure. */
export function lazyView(get: () => Promise<PageModule>): LazyView {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let failure: { readonly error: unknown; readonly at: number } | undefined;
  const request = async (): Promise<void> => {
    count(1);
    try {
      Loaded = (await get()).Component;
    } catch (error) {
      loading = undefined;
      failure = { error, at: Date.now() };
    }
    count(-1);
  };
  const load = (): Promise<void> => (loading ??= request());
  const View = () => {
    if (Loaded) return <Loaded />;
    if (failure && Date.now() - failure.at < RETRY_AFTER_MS) throw failure.error;
    // Thrown instead of passed to `use`, because React renders a component again after it has used a promise.
    throw load();
  };
  return { load, View };
}

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/** Returns an optional component that is loaded on first use; shows `Instead` until its code is loaded. */
export function optionalPart<P extends object>(load: Load<P>, Instead: ComponentType<P>): ComponentType<P> {
  const Part = lazy<ComponentType<P>>(() => load().catch(() => ({ default: Instead })));
  return (props) => (
    <Suspense fallback={<Instead {...props} />}>
      <Part {...props} />
    </Suspense>
  );
}
