import FullscreenExitOutlined from '@mui/icons-material/FullscreenExitOutlined';
import FullscreenOutlined from '@mui/icons-material/FullscreenOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useSyncExternalStore } from 'react';
import { useTranslate } from 'react-admin';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

export function FullScreenButton() {
  const translate = useTranslate();
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const label = translate(isFull ? 'console.display.leaveFull' : 'console.display.enterFull');
  const toggle = () => (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <Tooltip title={label}>
      <IconButton color="inherit" aria-label={label} onClick={() => void toggle()}>
        {isFull ? <FullscreenExitOutlined fontSize="small" /> : <FullscreenOutlined fontSize="small" />}
      </IconButton>
    </Tooltip>
  );
}
