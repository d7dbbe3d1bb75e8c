import { Box, Button } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { isTaken } from '../keys.js';
import type { QueueSteps } from './queue-steps.js';

interface QueueStepButtonsProps extends QueueSteps {
  readonly goTo: (id: string | undefined) => void;
}

/** Leads from one record of a queue to the next, also by the keys J and K. */
export function QueueStepButtons({ previous, next, goTo }: QueueStepButtonsProps) {
  const translate = useTranslate();
  useEffect(() => {
    const step = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      // By key position, because a Russian layout has other letters.
      if (event.code === 'KeyJ') goTo(next);
      if (event.code === 'KeyK') goTo(previous);
    };
    window.addEventListener('keydown', step);
    return () => window.removeEventListener('keydown', step);
  }, [goTo, next, previous]);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button size="small" disabled={!previous} aria-keyshortcuts="k" onClick={() => goTo(previous)}>
        {translate('console.list.previous')}
      </Button>
      <Button size="small" disabled={!next} aria-keyshortcuts="j" onClick={() => goTo(next)}>
        {translate('console.list.next')}
      </Button>
    </Box>
  );
}
