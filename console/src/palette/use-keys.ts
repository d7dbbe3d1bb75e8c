import { useEffect } from 'react';
import { isTaken } from '../components/keys.js';
import { openRow, stepRow } from './row-steps.js';

/** Handles keys on every page. Letters are recognised by key position, because a Russian layout names them differently. */
export function useKeys(show: (what: 'palette' | 'sheet') => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.code === 'KeyK') {
        event.preventDefault();
        if (document.querySelector('[role="dialog"]') === null) show('palette');
        return;
      }
      if (isTaken(event)) return;
      if (event.key === '?') show('sheet');
      else if (event.code === 'KeyJ') stepRow(1);
      else if (event.code === 'KeyK') stepRow(-1);
      else if (event.code === 'KeyE') edit();
      else if (event.key === 'Enter' && !event.repeat) openRow(event.target);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [show]);
}

/** Presses the edit button of a record's page, where the reader has one. */
function edit(): void {
  const buttons = document.querySelectorAll<HTMLElement>('main .RaEditButton-root');
  // Buttons on hidden tabs have no size.
  [...buttons].find((button) => button.offsetParent)?.click();
}
