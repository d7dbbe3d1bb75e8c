import { useState } from 'react';
import { forgetKept, readKept, restored, writeKept } from './kept-fields.js';
import { keptName } from './kept-name.js';

interface KeptState<T> {
  readonly fields: T;
  readonly change: (patch: Partial<T>) => void;
  /** To be called once the fields are sent. */
  readonly forget: () => void;
}

/**
 * Fields in a component's own state that are kept as those of `useKeptForm` are. For pages that only the browser makes: a page that the
 * server has rendered could not begin with them.
 * @param name of the form and, where it has one, of the thing it is about
 */
export function useKeptState<T extends object>(name: string, beginning: T): KeptState<T> {
  const key = keptName(name);
  const [fields, setFields] = useState<T>(() => ({
    ...beginning,
    ...restored(beginning, readKept(key), []),
  }));
  return {
    fields,
    change: (patch) =>
      setFields((present) => {
        const next = { ...present, ...patch };
        writeKept(key, { ...next });
        return next;
      }),
    forget: () => forgetKept(key),
  };
}
