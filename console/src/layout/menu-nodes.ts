import type { MenuNode } from '@mall/contracts/admin';

/** Whether an entry is visible; the page of a hidden entry can still be opened by its URL. */
export const isVisible = ({ visible }: MenuNode): boolean => visible === '1';

/** Returns the entries with these ids, in their order; omits entries that a role has lost. */
export function pinnedOf(nodes: readonly MenuNode[], pins: readonly string[]): MenuNode[] {
  const entries = new Map(pagesOf(nodes).map((node) => [node.id, node]));
  return pins.flatMap((id) => entries.get(id) ?? []);
}

/** Returns the pages below some nodes, without their headings. */
export const pagesOf = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.filter(isVisible).flatMap((node) => (node.path === null ? pagesOf(node.children) : [node]));

/** Returns the pages of the menu for the search. */
export const targetsOf = (nodes: readonly MenuNode[]) =>
  pagesOf(nodes).map(({ id, label, path }) => ({ id, label, path: path ?? '/' }));

/** Returns the nodes below a top-level heading; all nodes when the heading does not exist. */
export const branchOf = (nodes: readonly MenuNode[], chosen: string | null): readonly MenuNode[] =>
  nodes.find(({ id }) => id === chosen)?.children ?? nodes;

/** Returns the paths of the pages that are not kept in memory. */
export const passingPaths = (nodes: readonly MenuNode[]): string[] =>
  nodes.flatMap(({ path, keepAlive, children }) => [
    ...(path !== null && keepAlive === '0' ? [path] : []),
    ...passingPaths(children),
  ]);

/** Height of an entry and of a heading, in pixels. */
const ROW = 32;

interface Room {
  /** Height of the menu in pixels. */
  readonly height: number;
  /** Rows above the menu: pinned pages. */
  readonly rowsAbove: number;
  /** Whether the menu is collapsed to icons: a closed group is one icon, an open one has no heading. */
  readonly isRail: boolean;
}

/**
 * Returns the headings whose pages are shown by default: that of the open page, then as many from the top as fit on the screen, so
 * that the last entry can be reached without scrolling.
 */
export function headingsInRoom(
  nodes: readonly MenuNode[],
  pathname: string,
  room: Room,
): ReadonlySet<string> {
  const headings = nodes.filter((node) => isVisible(node) && node.path === null);
  const rowsOf = (node: MenuNode): number => rowsBelow(node) + (room.isRail ? 0 : 1);
  const open = new Set(headings.filter((node) => holdsPage(node, pathname)).map(({ id }) => id));
  let rows = room.rowsAbove + nodes.filter(isVisible).length;
  for (const node of headings) if (open.has(node.id)) rows += rowsOf(node) - 1;
  for (const node of headings) {
    if (open.has(node.id) || (rows + rowsOf(node) - 1) * ROW > room.height) continue;
    open.add(node.id);
    rows += rowsOf(node) - 1;
  }
  return open;
}

export const holdsPage = ({ children }: MenuNode, pathname: string): boolean =>
  children.some((child) =>
    child.path === null ? holdsPage(child, pathname) : child.path !== '/' && isBelow(pathname, child.path),
  );

const isBelow = (pathname: string, path: string): boolean =>
  pathname === path || pathname.startsWith(`${path}/`);

const rowsBelow = ({ children }: MenuNode): number =>
  children
    .filter(isVisible)
    .reduce((sum, child) => sum + (child.path === null ? 1 + rowsBelow(child) : 1), 0);
