import { useCallback, useState, type ReactNode } from 'react';
import { useReaderLocale } from '../api/use-reader-locale.js';
import { tabStore } from './tab-store.js';
import { UnsavedQuestion } from './UnsavedQuestion.js';
import { unsavedNames } from './use-tabs.js';

export interface Leaving {
  /** Runs an action that reloads the console, after a question where unsaved work would be lost. */
  readonly leave: (go: () => void) => void;
  /** The question, to be rendered by the caller. */
  readonly question: ReactNode;
}

export function useLeaving(): Leaving {
  const locale = useReaderLocale();
  const [asked, setAsked] = useState<() => void>();
  const leave = useCallback((go: () => void) => (unsavedNames(locale) ? setAsked(() => go) : go()), [locale]);
  const close = () => setAsked(undefined);
  const discard = () => {
    close();
    // Prevents the browser's own question.
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
