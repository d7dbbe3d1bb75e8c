import { lazy, Suspense, type ComponentType } from 'react';

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
