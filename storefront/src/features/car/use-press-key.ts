import { newPressKey } from '@mall/web-kit';
import { useRef } from 'react';

/** The key of a press: the same until it has succeeded or something else is chosen, so that a lost answer adds nothing twice. */
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
