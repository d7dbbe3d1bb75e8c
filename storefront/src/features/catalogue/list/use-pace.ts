import { useEffect, useMemo } from 'react';

export interface Pace {
  /** Calls back at once, or at the end of the interval unless a later call comes first. */
  readonly run: (callback: () => void) => void;
  /** Drops the waiting call. */
  readonly cancel: () => void;
}

/** Throttles calls to one per interval: the first and always the last one. */
export function paceOf(ms: number): Pace {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void) | undefined;
  const rest = (): void => {
    timer = setTimeout(() => {
      timer = undefined;
      const callback = waiting;
      waiting = undefined;
      if (!callback) return;
      rest();
      callback();
    }, ms);
  };
  return {
    run: (callback) => {
      if (timer !== undefined) {
        waiting = callback;
        return;
      }
      rest();
      callback();
    },
    cancel: () => {
      clearTimeout(timer);
      timer = waiting = undefined;
    },
  };
}

/** Provides `paceOf` for a component; nothing is called back after it is unmounted. */
export function usePace(ms: number): Pace {
  const pace = useMemo(() => paceOf(ms), [ms]);
  useEffect(() => pace.cancel, [pace]);
  return pace;
}
