import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';

/** Runs one action, shows a message with its result, and reloads the data of the page; `isBusy` while it runs. `act` says whether it was done. */
export function useAction(): {
  readonly isBusy: boolean;
  readonly act: (work: () => Promise<unknown>, done: string) => Promise<boolean>;
} {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      notify(done, { type: 'success' });
      return true;
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
      return false;
    } finally {
      setBusy(false);
      // Also after a refusal, whose usual reason is that somebody else has changed the record.
      refresh();
    }
  };
  return { isBusy, act };
}
