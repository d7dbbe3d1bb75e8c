import { Box, Button } from '@mui/material';
import { useCallback, useEffect } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { useUnsavedWork } from '../unsaved-work.js';
import { stepsFrom } from './queue-steps.js';

/** Slips of the queue that are looked through at most. */
const MOST = 100;

/** Whether a key belongs to a field, a dialog or the browser. */
const isTaken = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"]') !== null);

/** Leads from slip to slip, by the keys J and K too; the tab of the slip that was left closes. */
export function QueueStepButtons({ voucherId }: { readonly voucherId: string }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { finish } = useUnsavedWork();
  const { data } = useGetList<{ id: string }>('reconciliation', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'createTime', order: 'ASC' },
  });
  const { previous, next } = stepsFrom(
    (data ?? []).map(({ id }) => id),
    voucherId,
  );
  const goTo = useCallback(
    (id: string | undefined) => {
      if (!id) return;
      finish();
      void navigate(`/reconciliation/${id}/show`);
    },
    [finish, navigate],
  );
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      if (event.key === 'j') goTo(next);
      if (event.key === 'k') goTo(previous);
    };
    window.addEventListener('keydown', step);
    return () => window.removeEventListener('keydown', step);
  }, [goTo, next, previous]);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button size="small" disabled={!previous} aria-keyshortcuts="k" onClick={() => goTo(previous)}>
        {translate('console.slips.previous')}
      </Button>
      <Button size="small" disabled={!next} aria-keyshortcuts="j" onClick={() => goTo(next)}>
        {translate('console.slips.next')}
      </Button>
    </Box>
  );
}
