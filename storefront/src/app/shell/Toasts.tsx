import { useEffect } from 'react';
import { Toaster } from 'sonner';
import 'sonner/dist/styles.css';
import { messageHost } from '../../mall/say.js';

/** At the top, where messages cover no button. */
export default function Toasts() {
  useEffect(() => messageHost.isReady(), []);
  return (
    <Toaster
      position="top-center"
      offset={80}
      mobileOffset={{ top: 72, left: 16, right: 16 }}
      toastOptions={{ style: { fontFamily: 'var(--font)' } }}
    />
  );
}
