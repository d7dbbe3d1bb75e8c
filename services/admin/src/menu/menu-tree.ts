import { MENU_ROOT, type MenuNode } from '@mall/contracts/admin';
import type { Locale } from '@mall/validation';
import { inLanguage } from '../in-language.js';
import type { Menu } from '../entities/menu.entity.js';

/** Returns the menu as a tree. `rows` are in the order of siblings. */
export function menuTree(rows: readonly Menu[], locale: Locale, parent: string | null = null): MenuNode[] {
  return rows.filter(({ parentId }) => parentId === parent).map((row) => toNode(row, rows, locale));
}

/** Returns the menu for these permissions: visible items without buttons; headings only with items. */
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

/** Returns the items below one item; empty for an unknown one. */
export function branch(nodes: readonly MenuNode[], parentId: string): readonly MenuNode[] {
  if (parentId === MENU_ROOT) return nodes;
  for (const node of nodes) {
    if (node.id === parentId) return node.children;
    const deeper = branch(node.children, parentId);
    if (deeper.length > 0) return deeper;
  }
  return [];
}

function toNode(row: Menu, rows: readonly Menu[], locale: Locale): MenuNode {
  const children = menuTree(rows, locale, row.menuId);
  const label = inLanguage(row.labels, locale);
  return {
    id: row.menuId,
    parentId: row.parentId ?? MENU_ROOT,
    label,
    name: label,
    path: row.path,
    component: row.component,
    icon: row.icon,
    permission: row.permission,
    menuType: row.menuType,
    type: row.menuType,
    sort: row.sortOrder,
    visible: row.isVisible ? '1' : '0',
    keepAlive: row.keepsAlive ? '1' : '0',
    meta: { title: label, icon: row.icon, isKeepAlive: row.keepsAlive },
    hasChildren: children.length > 0,
    children,
  };
}
