import { branch, menuTree, visibleTree } from './menu-tree.js';
import type { Menu } from '../entities/menu.entity.js';
import { aMenu } from './menu.fakes.js';

const row = (menuId: string, changes: Partial<Menu> = {}): Menu =>
  aMenu({ menuId, labels: { ru: `р${menuId}`, zh: `中${menuId}`, en: `e${menuId}` }, ...changes });

const rows = [
  row('1'),
  row('2', { parentId: '1', path: '/orders', permission: 'order_view' }),
  row('3', { parentId: '2', menuType: '1', permission: 'order_ship' }),
  row('4'),
  row('5', { parentId: '4', path: '/roles', permission: 'sys_role_view' }),
];

test('builds the tree in the language of the reader', () => {
  const [first] = menuTree(rows, 'zh');
  expect(first?.label).toBe('中1');
  expect(first?.children[0]?.children[0]?.permission).toBe('order_ship');
});

test('shows items only to holders of their permission, and neither buttons nor empty headings', () => {
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
