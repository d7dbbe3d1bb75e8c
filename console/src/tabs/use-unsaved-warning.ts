import { useEffect } from 'react';
import { tabStore } from './tab-store.js';

/** Makes the browser ask before a page with unsaved work is closed or reloaded. */
export function useUnsavedWarning(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (tabStore.unsavedOf(tabStore.current().tabs).length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
