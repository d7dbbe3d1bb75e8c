import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { forgetKept, readKept, restored, writeKept } from './kept-fields.js';
import { keptName } from './kept-name.js';

interface KeptForm {
  /** Deletes the stored input, to be called once the fields are sent. */
  readonly forget: () => void;
}

/**
 * Stores the input of a form, so that a reload or a closed dialog loses nothing: in sessionStorage, which only this tab reads and
 * which ends with it. Addresses and passport data must not stay on a shared computer for its next user, so no form uses a permanent
 * storage. Passwords and codes are named in `except` and are never stored.
 * @param name of the form and, where it has one, of the edited record
 */
export function useKeptForm<T extends FieldValues>(
  form: UseFormReturn<T>,
  name: string,
  except: readonly Path<T>[] = [],
): KeptForm {
  const key = keptName(name);
  const isSent = useRef(false);
  const never = except.join();
  useEffect(() => {
    isSent.current = false;
    const leftOut = never.split(',');
    const defaults = form.getValues();
    for (const [field, value] of Object.entries(restored(defaults, readKept(key), leftOut)))
      form.setValue(field as Path<T>, value as PathValue<T, Path<T>>, { shouldDirty: true });
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (isSent.current) return;
        writeKept(
          key,
          Object.fromEntries(Object.entries(values).filter(([field]) => !leftOut.includes(field))),
        );
      },
    });
  }, [form, key, never]);
  return {
    forget: () => {
      isSent.current = true;
      forgetKept(key);
    },
  };
}
