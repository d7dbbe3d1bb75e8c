import { useSyncExternalStore } from 'react';

interface Format<T> {
  /** Name in localStorage. */
  readonly key: string;
  /** Maximum number of entries; further ones are dropped. */
  readonly most: number;
  /** Returns the valid entries of a stored text, which may be old, broken or hostile; may throw. */
  readonly parse: (text: string) => readonly T[];
  readonly print: (list: readonly T[]) => string;
}

/** A list that a visitor keeps in this browser, the same in all its tabs. */
export interface KeptList<T> {
  /** Returns the entries as they are stored now; the same array until they change. */
  readonly read: () => readonly T[];
  /** Stores what `next` makes of the entries, also of those that another tab has just stored. */
  readonly change: (next: (list: readonly T[]) => readonly T[]) => void;
  readonly write: (list: readonly T[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the entries in a component; none while a page of the server is being taken over. */
  readonly use: () => readonly T[];
}

const NONE: readonly never[] = [];
const none = (): readonly never[] => NONE;

/** Returns a list of this browser. Without storage, such as in a private window, it lasts for this visit. */
export function keptList<T>({ key, most, parse, print }: Format<T>): KeptList<T> {
  const listeners = new Set<() => void>();
  let unstored: string | null = null;
  let text: string | null = null;
  let list: readonly T[] = NONE;

  const stored = (): string | null => {
    try {
      return unstored ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const read = (): readonly T[] => {
    const present = stored();
    if (present !== text) {
      text = present;
      list = entriesOf(present, parse).slice(0, most);
    }
    return list;
  };
  const write = (next: readonly T[]): void => {
    const printed = print(next.slice(0, most));
    try {
      if (next.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, printed);
      unstored = null;
    } catch {
      unstored = printed;
    }
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    // An event without a key tells that the browser has deleted everything.
    const otherTab = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) listener();
    };
    listeners.add(listener);
    addEventListener('storage', otherTab);
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', otherTab);
    };
  };
  return {
    read,
    write,
    change: (next) => write(next(read())),
    subscribe,
    use: () => useSyncExternalStore<readonly T[]>(subscribe, read, none),
  };
}

function entriesOf<T>(text: string | null, parse: (text: string) => readonly T[]): readonly T[] {
  try {
    return text === null ? NONE : parse(text);
  } catch {
    return NONE;
  }
}

/** Returns the valid elements of a JSON array; none where the text is something else. */
export function elementsOf<T>(text: string, isValid: (one: unknown) => one is T): readonly T[] {
  const stored: unknown = JSON.parse(text);
  return Array.isArray(stored) ? stored.filter(isValid) : [];
}
