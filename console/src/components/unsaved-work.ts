import { createContext, useContext } from 'react';

/** The reports of a form to its page. */
export interface UnsavedWork {
  /** Reports whether a form has unsaved work. */
  readonly report: (form: string, isUnsaved: boolean) => void;
  /** Reports that the work on the page is done and another page follows. */
  readonly finish: () => void;
  /** Runs an action that reloads the console, after a question where unsaved work would be lost. */
  readonly leave: (go: () => void) => void;
}

const nothing = (): void => undefined;

export const UnsavedWorkContext = createContext<UnsavedWork>({
  report: nothing,
  finish: nothing,
  leave: (go) => go(),
});

export const useUnsavedWork = (): UnsavedWork => useContext(UnsavedWorkContext);
