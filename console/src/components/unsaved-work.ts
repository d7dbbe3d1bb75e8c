import { createContext, useContext } from 'react';

/** What a form tells the page it stands on. */
export interface UnsavedWork {
  /** A form has unsaved work, or has none. */
  readonly report: (form: string, isUnsaved: boolean) => void;
  /** The work of the page is done, and another page follows. */
  readonly finish: () => void;
  /** Does what loads the console anew, after a question where unsaved work would be lost by it. */
  readonly leave: (go: () => void) => void;
}

const nothing = (): void => undefined;

export const UnsavedWorkContext = createContext<UnsavedWork>({
  report: nothing,
  finish: nothing,
  leave: (go) => go(),
});

export const useUnsavedWork = (): UnsavedWork => useContext(UnsavedWorkContext);
