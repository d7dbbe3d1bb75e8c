import type { MenuNode } from '@mall/contracts/admin';

/** Entries that are not visible still open their page by its address. */
export const isVisible = ({ visible }: MenuNode): boolean => visible === '1';

/** The entries with these ids, in their order; an entry that a role has lost is left out. */
export function pinnedOf(nodes: readonly MenuNode[], pins: readonly string[]): MenuNode[] {
  const entries = new Map(pagesOf(nodes).map((node) => [node.id, node]));
  return pins.flatMap((id) => entries.get(id) ?? []);
}

const pagesOf = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.filter(isVisible).flatMap((node) => (node.path === null ? pagesOf(node.children) : [node]));

/** The pages of the menu for the search. */
export const targetsOf = (nodes: readonly MenuNode[]) =>
  pagesOf(nodes).map(({ id, label, path }) => ({ id, label, path: path ?? '/' }));

/** What stands below one of the outermost headings; everything without a heading that exists. */
export const branchOf = (nodes: readonly MenuNode[], chosen: string | null): readonly MenuNode[] =>
  nodes.find(({ id }) => id === chosen)?.children ?? nodes;

/** Paths of the pages that are not to be kept in memory. */
export const passingPaths = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ path, keepAlive, children }) => [
    ...(path !== null && keepAlive === '0' ? [path] : []),
    ...passingPaths(children),
  ]);
