import type { MenuNode } from '@mall/contracts/admin';
import { useRead } from '../api/use-call.js';

/** The menu of whoever is signed in, as the server has it. */
export function useMenu(): { readonly nodes: readonly MenuNode[] | undefined; readonly hasFailed: boolean } {
  const { data, isError } = useRead('admin.menu.own', {}, { staleTime: 60_000 });
  return { nodes: data, hasFailed: isError };
}
