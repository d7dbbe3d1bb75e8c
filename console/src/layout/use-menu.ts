import { useEffect } from 'react';
import { useStore } from 'react-admin';
import type { MenuNode } from '@mall/contracts/admin';
import { hasFailed, useRead } from '../api/use-call.js';
import { useShown } from '../display/display-settings.js';
import { tabStore } from '../tabs/tab-store.js';
import { passingPaths } from './menu-nodes.js';
import { useScreenLevel } from './screen-level.js';

/** Returns the server's menu of the signed-in person. */
export function useMenu(): { readonly nodes: readonly MenuNode[] | undefined; readonly hasFailed: boolean } {
  const read = useRead('admin.menu.own', {}, { staleTime: 60_000 });
  return { nodes: read.data, hasFailed: hasFailed(read) };
}

/** Tells the tabs which pages they do not keep in memory: those of menu entries with `keepAlive` 0. */
export function useUncachedPages(): void {
  const { nodes } = useMenu();
  useEffect(() => tabStore.pass(passingPaths(nodes ?? [])), [nodes]);
}

/** Screens narrower than 1200 px have no room for the top menu. */
const TOP_MENU_LEVEL = 3;

/**
 * Returns the headings of the top menu, none where it is not shown, and the id of the chosen one, to whose pages the side menu is
 * restricted; `null` means all pages. `choose` chooses a heading, and takes the choice back when it is chosen already.
 */
export function useTopMenu() {
  const level = useScreenLevel();
  const isShown = useShown();
  const [stored, store] = useStore<string | null>('menu.top', null);
  const { data = [] } = useRead('admin.menu.own', { type: 'top' }, { staleTime: 60_000 });
  const all = data.filter(({ hasChildren }) => hasChildren);
  const headings = level >= TOP_MENU_LEVEL && isShown('menu') && all.length > 1 ? all : [];
  // A heading that the person has lost must not hide the pages that are left.
  const chosen = headings.some(({ id }) => id === stored) ? stored : null;
  return { headings, chosen, choose: (id: string) => store(chosen === id ? null : id) };
}
