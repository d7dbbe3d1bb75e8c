import { MENU_ROOT, type MenuNode } from '@mall/contracts/admin';
import type { Locale } from '@mall/validation';
import { inLanguage } from '../in-language.js';
import type { MenuRow } from './menu.repository.js';

/** `rows` in the order of siblings. */
export function menuTree(rows: readonly MenuRow[], locale: Locale, parent: string | null = null): MenuNode[] {
  return rows.filter(({ parent_id }) => parent_id === parent).map((row) => toNode(row, rows, locale));
}

/** The menu for these permissions: visible items without buttons; headings only with items. */
export function visibleTree(nodes: readonly MenuNode[], permissions: ReadonlySet<string>): MenuNode[] {
  return nodes
    .filter((node) => node.menuType === '0' && node.visible === '1')
    .filter(({ permission }) => permission === null || permissions.has(permission))
    .map((node) => {
      const children = visibleTree(node.children, permissions);
      return { ...node, children, hasChildren: children.length > 0 };
    })
    .filter(({ path, hasChildren }) => path !== null || hasChildren);
}

/** The items below one item; empty for an unknown one. */
export function branch(nodes: readonly MenuNode[], parentId: string): readonly MenuNode[] {
  if (parentId === MENU_ROOT) return nodes;
  for (const node of nodes) {
    if (node.id === parentId) return node.children;
    const deeper = branch(node.children, parentId);
    if (deeper.length > 0) return deeper;
  }
  return [];
}

function toNode(row: MenuRow, rows: readonly MenuRow[], locale: Locale): MenuNode {
  const children = menuTree(rows, locale, row.menu_id);
  const label = inLanguage(row.labels, locale);
  return {
    id: row.menu_id,
    parentId: row.parent_id ?? MENU_ROOT,
    label,
    name: label,
    path: row.path,
    icon: row.icon,
    permission: row.permission,
    menuType: row.menu_type,
    type: row.menu_type,
    sort: row.sort_order,
    visible: row.is_visible ? '1' : '0',
    keepAlive: row.keeps_alive ? '1' : '0',
    meta: { title: label, icon: row.icon, isKeepAlive: row.keeps_alive },
    hasChildren: children.length > 0,
    children,
  };
}
