import type { MenuNode } from '@mall/contracts/admin';
import { branchOf, passingPaths, pinnedOf } from './menu-nodes.js';

const node = (id: string, fields: Partial<MenuNode> = {}): MenuNode =>
  ({ id, path: `/${id}`, visible: '1', children: [], ...fields }) as unknown as MenuNode;

const menu = [
  node('home'),
  node('trade', {
    path: null,
    children: [node('orders'), node('refunds'), node('secret', { visible: '0' })],
  }),
];

test('pinned pages stand in the order in which they were pinned, without those that the role has lost', () => {
  expect(pinnedOf(menu, ['refunds', 'staff', 'home']).map(({ id }) => id)).toEqual(['refunds', 'home']);
});

test('neither a heading nor a hidden entry can be pinned', () => {
  expect(pinnedOf(menu, ['trade', 'secret'])).toEqual([]);
});

test('a page passes when its entry says so, on any level', () => {
  const entries = [
    node('home', { keepAlive: '1' }),
    node('system', { path: null, keepAlive: '0', children: [node('logs', { keepAlive: '0' })] }),
  ];
  expect(passingPaths(entries)).toEqual(['/logs']);
});

test('a heading of the top menu narrows the menu to its pages, one that is gone to nothing', () => {
  expect(branchOf(menu, 'trade').map(({ id }) => id)).toEqual(['orders', 'refunds', 'secret']);
  expect(branchOf(menu, 'lost')).toBe(menu);
  expect(branchOf(menu, null)).toBe(menu);
});
