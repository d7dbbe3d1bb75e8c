import { useEffect, useState } from 'react';
import { forgetKept, readKept, restored, writeKept, type TypedText } from './kept-fields.js';
import { keptName } from './kept-name.js';

interface KeptInputs<T> {
  readonly kept: T | undefined;
  readonly keep: (typed: T) => void;
  /** Deletes the stored input, to be called once the fields are sent. */
  readonly forget: () => void;
}

/**
 * Stores the input of a form that will be part of the URL, before it is submitted, so that a reload loses nothing. The inputs hold
 * their text themselves; the stored text is only their initial value.
 * @param name of the form
 * @param empty its fields, the same object each time
 * @param sent the values in the URL to which the input belongs
 */
export function useKeptInputs<T extends TypedText>(name: string, empty: T, sent: T): KeptInputs<T> {
  const key = keptName(`${name} ${Object.values(sent).join('|')}`);
  const [found, setFound] = useState<{ readonly key: string; readonly typed: T }>();
  // After hydration, because the server does not know the stored input.
  useEffect(() => {
    const known = restored(empty, readKept(key), []);
    if (Object.keys(known).length > 0) setFound({ key, typed: { ...empty, ...known } });
  }, [key, empty]);
  return {
    kept: found?.key === key ? found.typed : undefined,
    keep: (typed) => writeKept(key, typed),
    forget: () => {
      forgetKept(key);
      setFound(undefined);
    },
  };
}
