import { useStore } from 'react-admin';
import { COLLAPSES_ABOVE, useOpenAtFirst, useScreenLevel } from './screen-level.js';

export interface Sidebar {
  readonly isOpen: boolean;
  /** Whether the menu lies over the page and is hidden when closed. */
  readonly isDrawer: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** Returns the side bar's state: open on a wide desktop, a rail on a narrower one, hidden on small screens; stored for each. */
export function useSidebar(): Sidebar {
  const isDrawer = useScreenLevel() <= COLLAPSES_ABOVE;
  const opensAtFirst = useOpenAtFirst();
  const kind = isDrawer ? 'drawer' : opensAtFirst ? 'wide' : 'rail';
  const [isOpen, setOpen] = useStore(`sidebar.${kind}`, opensAtFirst);
  return { isOpen, isDrawer, setOpen };
}
