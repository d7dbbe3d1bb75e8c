import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { InputOf } from '@mall/web-kit';
import { useCall } from '../api/use-call.js';

/** Replays events to their consumers and shows a message with the result. */
export function useReplay() {
  const call = useCall();
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const replay = async (which: InputOf<'admin.parkedEvents.replay'>) => {
    setBusy(true);
    try {
      const { replayed, failures } = await call('admin.parkedEvents.replay', which);
      const failed = failures.length;
      notify(failed ? 'console.parked.someFailed' : 'console.parked.replayed', {
        type: failed ? 'warning' : 'success',
        messageArgs: { smart_count: replayed, failed },
      });
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    } finally {
      setBusy(false);
      refresh();
    }
  };
  return { replay, isBusy };
}
