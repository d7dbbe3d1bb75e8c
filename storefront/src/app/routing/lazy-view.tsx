import type { ComponentType } from 'react';
import type { PageModule } from '../../components/define-page.js';

/** A person who comes back to what could not be loaded, on the Back button for instance, is not refused again without trying. */
const RETRY_AFTER_MS = 3_000;

/** A component that is loaded when it is needed. */
export interface LazyView {
  readonly load: () => Promise<void>;
  readonly View: ComponentType;
}

/** Unlike `React.lazy`: what is loaded already is shown without waiting, and a failure is tried again. */
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
    // Thrown rather than given to `use`: React repeats a component that has used a promise.
    throw load();
  };
  return { load, View };
}
