import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { InputOf } from '@mall/web-kit';
import { useMall } from '../api/use-mall.js';

/** Hands events to their consumers again and says what became of them. */
export function useReplay() {
  const mall = useMall();
  const notify = useNotify();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const replay = async (which: InputOf<'admin.parkedEvents.replay'>) => {
    setBusy(true);
    try {
      const { replayed, failures } = await mall.replayParked(which);
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
      await queryClient.invalidateQueries({ queryKey: ['parked-events'] });
    }
  };
  return { replay, isBusy };
}
