import { LinearProgress } from '@mui/material';
import { useIsFetching } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';

/** Shown from a change of page until its data has arrived. */
export function ProgressBar() {
  const { pathname } = useLocation();
  const isFetching = useIsFetching() > 0;
  const [progress, setProgress] = useState({ pathname, wasFetching: false, isOver: true });
  if (progress.pathname !== pathname) setProgress({ pathname, wasFetching: false, isOver: false });
  else if (!progress.isOver && progress.wasFetching !== isFetching)
    setProgress({ pathname, wasFetching: isFetching, isOver: progress.wasFetching });
  const isShown = !progress.isOver && progress.wasFetching;
  return (
    <LinearProgress
      aria-hidden
      sx={{
        position: 'absolute',
        top: 0,
        insetInline: 0,
        height: 2,
        zIndex: 1,
        visibility: isShown ? 'visible' : 'hidden',
      }}
    />
  );
}
