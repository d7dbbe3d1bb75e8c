import type { MenuNode } from '@mall/contracts/admin';
import { pinnedOf } from './menu-nodes.js';

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
