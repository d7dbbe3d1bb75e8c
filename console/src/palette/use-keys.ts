import { useEffect } from 'react';
import { isTaken } from '../components/keys.js';
import { openRow, stepRow } from './row-steps.js';

/** Keys that work on every page. Letters are known by their place: under a Russian layout they have other names. */
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

/** Presses the button of the page of a record that leads to its form, where the reader has one. */
function edit(): void {
  const buttons = document.querySelectorAll<HTMLElement>('main .RaEditButton-root');
  // Those on hidden tabs take no room.
  [...buttons].find((button) => button.offsetParent)?.click();
}
