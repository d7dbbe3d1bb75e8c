import type { MenuNode } from '@mall/contracts/admin';
import { matching, stateOf, toggled } from './menu-choice.js';

const node = (id: string, permission: string | null, children: readonly MenuNode[] = []): MenuNode => ({
  id,
  parentId: '-1',
  label: id,
  name: id,
  path: null,
  component: null,
  icon: null,
  permission,
  menuType: '0',
  type: '0',
  sort: 0,
  visible: '1',
  keepAlive: '0',
  meta: { title: id, icon: null, isKeepAlive: false },
  hasChildren: children.length > 0,
  children,
});

const ship = node('3', 'order_ship');
const orders = node('2', 'order_view', [ship]);
const trade = node('1', null, [orders]);

test('a heading is ticked when all of its entries are', () => {
  expect(stateOf(trade, new Set())).toBe('none');
  expect(stateOf(trade, new Set(['2']))).toBe('some');
  expect(stateOf(trade, new Set(['2', '3']))).toBe('all');
});

test('a heading ticks and clears its entries, and carries no right itself', () => {
  expect(toggled(trade, new Set())).toEqual(['2', '3']);
  expect(toggled(trade, new Set(['2', '3', '9']))).toEqual(['9']);
});

test('a page can be granted without its buttons', () => {
  expect(toggled(ship, new Set(['2', '3']))).toEqual(['2']);
});

test('a search leaves what it finds with its headings, and all of a heading that it finds', () => {
  expect(matching([trade], 'SHIP')).toMatchObject([
    { id: '1', children: [{ id: '2', children: [{ id: '3' }] }] },
  ]);
  expect(matching([trade], 'order_view')).toMatchObject([
    { id: '1', children: [{ id: '2', children: [{ id: '3' }] }] },
  ]);
  expect(matching([trade], 'nothing')).toEqual([]);
  expect(matching([trade], ' ')).toEqual([trade]);
});
