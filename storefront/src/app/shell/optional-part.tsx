import { lazy, Suspense, type ComponentType } from 'react';

type Load<P> = () => Promise<{ readonly default: ComponentType<P> }>;

/** A part that is loaded with its first use, and that pages can do without: until its code is there, `Instead` is shown. */
export function optionalPart<P extends object>(load: Load<P>, Instead: ComponentType<P>): ComponentType<P> {
  const Part = lazy<ComponentType<P>>(() => load().catch(() => ({ default: Instead })));
  return (props) => (
    <Suspense fallback={<Instead {...props} />}>
      <Part {...props} />
    </Suspense>
  );
}
