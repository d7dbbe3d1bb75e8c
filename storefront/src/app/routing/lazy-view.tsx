import type { ComponentType } from 'react';
import type { PageModule } from '../../components/define-page.js';

/** Minimum time before a failed load is retried, so that a visitor who returns later can get the page. */
const RETRY_AFTER_MS = 3_000;

/** A component that is loaded on demand. */
export interface LazyView {
  readonly load: () => Promise<void>;
  readonly View: ComponentType;
}

/** Unlike `React.lazy`, shows a loaded component without suspending, and retries after a failure. */
export function lazyView(request: () => Promise<PageModule>): LazyView {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let failure: { readonly error: unknown; readonly at: number } | undefined;
  const load = (): Promise<void> =>
    (loading ??= request().then(
      ({ Component }) => void (Loaded = Component),
      (error: unknown) => {
        loading = undefined;
        failure = { error, at: Date.now() };
      },
    ));
  const View = () => {
    if (Loaded) return <Loaded />;
    if (failure && Date.now() - failure.at < RETRY_AFTER_MS) throw failure.error;
    // Thrown instead of passed to `use`, because React renders a component again after it has used a promise.
    throw load();
  };
  return { load, View };
}
