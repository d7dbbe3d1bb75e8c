import { useEffect, useState } from 'react';
import { forgetKept, readKept, restored, writeKept, type TypedText } from './kept-fields.js';
import { keptName } from './kept-name.js';

interface KeptInputs<T> {
  readonly kept: T | undefined;
  readonly keep: (typed: T) => void;
  /** To be called once the fields are sent. */
  readonly forget: () => void;
}

/**
 * What is typed into a form whose result stands in the address, and is not there yet, so that a reload loses nothing. Its inputs
 * keep their text themselves: it is read once, to begin with.
 * @param name of the form
 * @param empty its fields, the same object each time
 * @param sent what the address says, beside which it was typed
 */
export function useKeptInputs<T extends TypedText>(name: string, empty: T, sent: T): KeptInputs<T> {
  const key = keptName(`${name} ${Object.values(sent).join('|')}`);
  const [found, setFound] = useState<{ readonly key: string; readonly typed: T }>();
  // When the page has been taken over: the server does not know it.
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
