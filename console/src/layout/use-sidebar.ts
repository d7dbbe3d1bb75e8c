import { useStore } from 'react-admin';
import { COLLAPSES_ABOVE, useOpenAtFirst, useScreenLevel } from './screen-level.js';

export interface Sidebar {
  readonly isOpen: boolean;
  /** The menu lies over the page and is hidden when it is closed. */
  readonly isDrawer: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** Open on a wide desktop, a rail on a narrower one, hidden on small screens; each choice is kept for its kind of screen. */
export function useSidebar(): Sidebar {
  const isDrawer = useScreenLevel() <= COLLAPSES_ABOVE;
  const opensAtFirst = useOpenAtFirst();
  const kind = isDrawer ? 'drawer' : opensAtFirst ? 'wide' : 'rail';
  const [isOpen, setOpen] = useStore(`sidebar.${kind}`, opensAtFirst);
  return { isOpen, isDrawer, setOpen };
}
