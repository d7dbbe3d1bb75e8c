import { createContext, use } from 'react';
import type { RouteHandle } from './route-handle.js';

/** Way in which the visitor arrived at the page, and whether the next one is being loaded. */
export interface Navigation {
  /** The declared properties of the page; empty for an unknown page. */
  readonly handle: RouteHandle;
  /** Whether the scroll position stays, although the address has changed. */
  readonly keepsScroll: boolean;
  readonly isPending: boolean;
}

export const NavigationContext = createContext<Navigation>({
  handle: {},
  keepsScroll: false,
  isPending: false,
});

export const useNavigation = (): Navigation => use(NavigationContext);
