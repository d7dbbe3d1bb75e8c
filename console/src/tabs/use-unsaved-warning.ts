import { useEffect } from 'react';
import { tabStore } from './tab-store.js';

/** The browser asks before a page with unsaved work is closed or loaded anew. */
export function useUnsavedWarning(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (tabStore.unsavedOf(tabStore.current().tabs).length > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
