import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';

/** Runs one act, says how it went, and shows the page anew; `isBusy` while it is under way. */
export function useAct(): {
  readonly isBusy: boolean;
  readonly act: (work: () => Promise<unknown>, done: string) => Promise<void>;
} {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      notify(done, { type: 'success' });
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
      // Also after a refusal: mostly somebody else was quicker.
      refresh();
    }
  };
  return { isBusy, act };
}
