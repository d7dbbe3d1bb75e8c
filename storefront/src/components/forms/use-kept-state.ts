import { useState } from 'react';
import { forgetKept, readKept, restored, writeKept } from './kept-fields.js';
import { keptName } from './kept-name.js';

interface KeptState<T> {
  readonly fields: T;
  readonly change: (patch: Partial<T>) => void;
  /** Deletes the stored input, to be called once the fields are sent. */
  readonly forget: () => void;
}

/**
 * Stores fields in a component's own state like those of `useKeptForm`. For pages that only the browser renders: the server could
 * not render the stored values.
 * @param name of the form and, where it has one, of its record
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
