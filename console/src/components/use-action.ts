import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';

/** Runs an action, shows its result and reloads the page's data; `isBusy` meanwhile. `act` returns whether it succeeded. */
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
      // Also after a refusal, which is usually caused by somebody else's change of the record.
      refresh();
    }
  };
  return { isBusy, act };
}
