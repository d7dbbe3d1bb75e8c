import { branch, menuTree, visibleTree } from './menu-tree.js';
import type { MenuRow } from './menu.repository.js';

const row = (menu_id: string, changes: Partial<MenuRow> = {}): MenuRow => ({
  menu_id,
  parent_id: null,
  menu_key: null,
  labels: { ru: `р${menu_id}`, zh: `中${menu_id}`, en: `e${menu_id}` },
  permission: null,
  path: null,
  icon: null,
  sort_order: 0,
  menu_type: '0',
  is_visible: true,
  keeps_alive: false,
  ...changes,
});

const rows = [
  row('1'),
  row('2', { parent_id: '1', path: '/orders', permission: 'order_view' }),
  row('3', { parent_id: '2', menu_type: '1', permission: 'order_ship' }),
  row('4'),
  row('5', { parent_id: '4', path: '/roles', permission: 'sys_role_view' }),
];

test('builds the tree in the language of the reader', () => {
  const [first] = menuTree(rows, 'zh');
  expect(first?.label).toBe('中1');
  expect(first?.children[0]?.children[0]?.permission).toBe('order_ship');
});

test('shows an item only to who holds its permission, never a button, and no empty heading', () => {
  const seen = visibleTree(menuTree(rows, 'en'), new Set(['order_view', 'order_ship']));
  expect(seen.map(({ id }) => id)).toEqual(['1']);
  expect(seen[0]?.children).toHaveLength(1);
  expect(seen[0]?.children[0]?.hasChildren).toBe(false);
});

test('finds the branch below an item, and none below an unknown one', () => {
  const tree = menuTree(rows, 'en');
  expect(branch(tree, '2').map(({ id }) => id)).toEqual(['3']);
  expect(branch(tree, '99')).toEqual([]);
});
