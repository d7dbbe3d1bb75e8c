import { lazy, Suspense, useEffect, useState } from 'react';
import { messageHost } from '../../mall/say.js';

const Toaster = lazy(() => import('./Toasts.js'));

/** The toaster, mounted with the first message. */
export function Messages() {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => messageHost.onFirst(() => setUsed(true)), []);
  return isUsed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
