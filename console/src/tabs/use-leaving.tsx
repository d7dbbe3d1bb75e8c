import { useCallback, useState, type ReactNode } from 'react';
import { useReaderLocale } from '../api/use-reader-locale.js';
import { tabStore } from './tab-store.js';
import { UnsavedQuestion } from './UnsavedQuestion.js';
import { unsavedNames } from './unsaved-names.js';

export interface Leaving {
  /** Does what loads the console anew, after a question where unsaved work would be lost by it. */
  readonly leave: (go: () => void) => void;
  /** To be shown by whoever uses this. */
  readonly question: ReactNode;
}

export function useLeaving(): Leaving {
  const locale = useReaderLocale();
  const [asked, setAsked] = useState<() => void>();
  const leave = useCallback((go: () => void) => (unsavedNames(locale) ? setAsked(() => go) : go()), [locale]);
  const close = () => setAsked(undefined);
  const discard = () => {
    close();
    // Or the browser would ask once more.
    tabStore.unload();
    asked?.();
  };
  return {
    leave,
    question: (
      <UnsavedQuestion
        isOpen={asked !== undefined}
        what="console.tabs.reloadSure"
        confirm="console.tabs.reloadConfirm"
        onConfirm={discard}
        onClose={close}
      />
    ),
  };
}
