import { useEffect } from 'react';
import { useStore } from 'react-admin';
import type { MenuNode } from '@mall/contracts/admin';
import { useRead } from '../api/use-call.js';
import { useShown } from '../display/display-settings.js';
import { tabStore } from '../tabs/tab-store.js';
import { passingPaths } from './menu-nodes.js';
import { useScreenLevel } from './screen-level.js';

/** Returns the server's menu of the signed-in person. */
export function useMenu(): { readonly nodes: readonly MenuNode[] | undefined; readonly hasFailed: boolean } {
  const { data, isError } = useRead('admin.menu.own', {}, { staleTime: 60_000 });
  return { nodes: data, hasFailed: isError };
}

/** Tells the tabs which pages their menu entries do not keep in memory. */
export function useKeptPages(): void {
  const { nodes } = useMenu();
  useEffect(() => tabStore.pass(passingPaths(nodes ?? [])), [nodes]);
}

/** Screens narrower than 1200 px have no room for the top menu. */
const TOP_MENU_LEVEL = 3;

/** Returns the chosen heading of the top menu: the side menu then shows only its pages, otherwise all. */
export function useTopMenu() {
  const level = useScreenLevel();
  const isShown = useShown();
  const [kept, keep] = useStore<string | null>('menu.top', null);
  const isThere = level >= TOP_MENU_LEVEL && isShown('menu');
  const chosen = isThere ? kept : null;
  return { isThere, chosen, choose: (id: string) => keep(kept === id ? null : id) };
}
