import { useStore } from 'react-admin';
import { COLLAPSES_ABOVE, isOpenAtFirst, useScreenLevel, type ScreenLevel } from './screen-level.js';

export interface Sidebar {
  readonly isOpen: boolean;
  /** The menu lies over the page and is hidden when it is closed. */
  readonly isDrawer: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** Open on a desktop, a rail on a small one, hidden on smaller screens; each choice is kept for its kind of screen. */
export function useSidebar(): Sidebar {
  const level = useScreenLevel();
  const isDrawer = level <= COLLAPSES_ABOVE;
  const [isOpen, setOpen] = useStore(`sidebar.${kindOf(level)}`, isOpenAtFirst(level));
  return { isOpen, isDrawer, setOpen };
}

function kindOf(level: ScreenLevel): string {
  if (level === 3) return 'wide';
  return level > COLLAPSES_ABOVE ? 'rail' : 'drawer';
}
