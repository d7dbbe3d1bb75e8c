import { newPressKey } from '@mall/web-kit';
import { useRef } from 'react';

/** Returns the idempotency key of a button: the same until it has succeeded or the choice changes, against adding twice. */
export function usePressKey() {
  const press = useRef<{ readonly chosen: string; readonly key: string | undefined }>(undefined);
  return {
    of: (chosen: string): string | undefined => {
      if (press.current?.chosen !== chosen) press.current = { chosen, key: newPressKey() };
      return press.current.key;
    },
    succeeded: (): void => void (press.current = undefined),
  };
}
