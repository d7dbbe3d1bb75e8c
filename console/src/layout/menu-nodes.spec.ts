import type { MenuNode } from '@mall/contracts/admin';
import { branchOf, headingsInRoom, passingPaths, pinnedOf } from './menu-nodes.js';

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

test('a page is not kept in memory when its entry says so, on any level', () => {
  const entries = [
    node('home', { keepAlive: '1' }),
    node('system', { path: null, keepAlive: '0', children: [node('logs', { keepAlive: '0' })] }),
  ];
  expect(passingPaths(entries)).toEqual(['/logs']);
});

test('a heading of the top menu narrows the menu to its pages, a removed one does not', () => {
  expect(branchOf(menu, 'trade').map(({ id }) => id)).toEqual(['orders', 'refunds', 'secret']);
  expect(branchOf(menu, 'lost')).toBe(menu);
  expect(branchOf(menu, null)).toBe(menu);
});

describe('the headings that are open', () => {
  const group = (id: string, size: number): MenuNode =>
    node(id, { path: null, children: Array.from({ length: size }, (_, at) => node(`${id}${at}`)) });
  const groups = [node('home'), group('trade', 4), group('system', 5)];
  const room = (rows: number, isRail = false) => ({ height: rows * 32, rowsAbove: 0, isRail });

  test('are all of them where there is room', () => {
    expect([...headingsInRoom(groups, '/', room(12))]).toEqual(['trade', 'system']);
  });

  test('are the first ones on a lower screen, so that the last heading is still on it', () => {
    expect([...headingsInRoom(groups, '/', room(11))]).toEqual(['trade']);
    expect([...headingsInRoom(groups, '/', room(4))]).toEqual([]);
  });

  test('are that of the open page before others', () => {
    expect([...headingsInRoom(groups, '/system3/7/show', room(8))]).toEqual(['system']);
  });

  test('need one row less each on the rail, which omits headings', () => {
    expect([...headingsInRoom(groups, '/', room(10, true))]).toEqual(['trade', 'system']);
    expect([...headingsInRoom(groups, '/', room(9, true))]).toEqual(['trade']);
  });
});
