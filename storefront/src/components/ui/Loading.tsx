import { use, type ReactNode } from 'react';
import { isRenderedPageShown } from '../../mall/first-page.js';

const never = new Promise<never>(() => undefined);

/**
 * A placeholder for loading content. While the visitor sees the page rendered by the server it suspends instead, so that hydration
 * waits until the page is complete; parts would disappear for a moment otherwise.
 */
export function Loading({ children }: { children?: ReactNode }) {
  if (isRenderedPageShown()) use(never);
  return children;
}
