import { createContext, use } from 'react';
import type { RouteHandle } from './route-handle.js';

/** How the visitor came to the page, and whether the next one is being loaded. */
export interface Navigation {
  /** What the page's declaration adds to its route; empty where there is no such page. */
  readonly handle: RouteHandle;
  /** The page stays where it is, although its address has changed. */
  readonly keepsScroll: boolean;
  readonly isPending: boolean;
}

export const NavigationContext = createContext<Navigation>({
  handle: {},
  keepsScroll: false,
  isPending: false,
});

export const useNavigation = (): Navigation => use(NavigationContext);
