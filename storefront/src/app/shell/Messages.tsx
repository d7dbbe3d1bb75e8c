import { lazy, Suspense, useEffect, useState } from 'react';
import { messageHost } from '../../mall/say.js';

const Toaster = lazy(() => import('./Toasts.js'));

/** The place of passing messages; it is there from the first message on. */
export function Messages() {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => messageHost.onFirst(() => setUsed(true)), []);
  return isUsed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
