import { use, type ReactNode } from 'react';
import { isRenderedPageShown } from '../../mall/first-page.js';

const never = new Promise<never>(() => undefined);

/**
 * Stands in for what is still being loaded; but while the visitor sees what the server has rendered, nothing does, and the
 * browser's page waits until it is complete. Otherwise it would lose parts for a moment, and jump.
 */
export function Loading({ children }: { children?: ReactNode }) {
  if (isRenderedPageShown()) use(never);
  return children;
}
