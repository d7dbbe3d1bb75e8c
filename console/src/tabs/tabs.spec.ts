import { closed, HOME, moved, MOST_LOADED, NO_TABS, nextAfter, restored, unloaded, visited } from './tabs.js';

const values = ({ tabs }: { tabs: readonly { value: string }[] }): string[] => tabs.map(({ value }) => value);
const opened = (...paths: string[]) => paths.reduce((open, path) => visited(open, path, ''), NO_TABS);

test('opens one tab for each page, which keeps the query it was left with', () => {
  const open = visited(visited(opened('/orders', '/orders/7/show'), '/orders', '?page=2'), HOME, '');
  expect(values(open)).toEqual([HOME, '/orders', '/orders/7/show']);
  expect(open.tabs[1]).toEqual({
    label: '',
    value: '/orders',
    params: [],
    query: '?page=2',
    group: 'orders',
    close: true,
  });
  expect(open.tabs[2]).toMatchObject({ group: 'orders', params: ['7', 'show'] });
  expect(open.loaded).toEqual(['/orders/7/show', '/orders', HOME]);
});

test('the home tab cannot be closed and stays first', () => {
  const open = opened(HOME, '/cars', '/orders');
  expect(values(closed(open, [HOME, '/cars', '/orders']))).toEqual([HOME]);
  expect(values(moved(open, HOME, 2))).toEqual([HOME, '/cars', '/orders']);
  expect(values(moved(open, '/orders', 0))).toEqual([HOME, '/orders', '/cars']);
});

test('after a closed tab the one left of it is shown', () => {
  const open = opened(HOME, '/cars', '/orders');
  expect(nextAfter(open, '/orders').value).toBe('/cars');
  expect(nextAfter(open, HOME).value).toBe('/cars');
});

test('a dozen pages are in memory; the oldest without unsaved work is unloaded and keeps its tab', () => {
  const paths = Array.from({ length: MOST_LOADED + 2 }, (_, index) => `/cars/${index}`);
  const open = unloaded(opened(...paths), (value) => value === '/cars/0');
  expect(open.loaded).toHaveLength(MOST_LOADED);
  expect(open.loaded).toContain('/cars/0');
  expect(open.loaded).not.toContain('/cars/1');
  expect(open.loaded).not.toContain('/cars/2');
  expect(open.tabs).toHaveLength(paths.length + 1);
});

test('unsaved work is kept even when there is too much of it', () => {
  const paths = Array.from({ length: MOST_LOADED + 2 }, (_, index) => `/cars/${index}`);
  expect(unloaded(opened(...paths), () => true).loaded).toHaveLength(paths.length);
});

test('stored tabs come back unloaded; what is no tab, or leads elsewhere, is discarded', () => {
  const stored = [
    ...opened(HOME, '/orders').tabs,
    { value: 7 },
    { ...opened('/x').tabs[1], value: '//evil' },
  ];
  expect(values(restored(stored))).toEqual([HOME, '/orders']);
  expect(restored(stored).loaded).toEqual([]);
  expect(values(restored('nonsense'))).toEqual([HOME]);
});
