import { jest } from '@jest/globals';
import { FollowedSettings, type SettingServer } from './followed-settings.js';
import { memoryStore } from './memory-store.fakes.js';

class Server implements SettingServer {
  readonly kept = new Map<string, string>();
  writes = 0;
  isAway = false;

  all = async () => {
    if (this.isAway) throw new Error('away');
    return [...this.kept].map(([name, value]) => ({ name, value }));
  };

  keep = async (name: string, value: string | undefined) => {
    if (this.isAway) throw new Error('away');
    this.writes += 1;
    if (value === undefined) this.kept.delete(name);
    else this.kept.set(name, value);
  };
}

/** Returns the console's settings on another computer. */
const aComputer = (server: Server) => new FollowedSettings(memoryStore(), server);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const afterwards = () => jest.advanceTimersByTimeAsync(1_000);

test('columns, density and pins follow to another computer; other settings do not', async () => {
  const server = new Server();
  const [here, there] = [aComputer(server), aComputer(server)];
  here.store.setItem('orders.datatable', ['mobile']);
  here.store.setItem('orders.datatable_columnRanks', [1, 0]);
  here.store.setItem('list.density', 'roomy');
  here.store.setItem('orders.listParams', { page: 3 });
  here.store.setItem('sidebar.wide', false);
  await afterwards();
  const heard: unknown[] = [];
  there.store.subscribe('list.density', (density) => heard.push(density));
  await there.start();
  expect(there.store.getItem('orders.datatable')).toEqual(['mobile']);
  expect(there.store.getItem('orders.datatable_columnRanks')).toEqual([1, 0]);
  expect(heard).toEqual(['roomy']);
  expect([...server.kept.keys()]).toEqual([
    'orders.datatable',
    'orders.datatable_columnRanks',
    'list.density',
  ]);
});

test('changes in a row are sent once, and the last one to write wins', async () => {
  const server = new Server();
  const [here, there] = [aComputer(server), aComputer(server)];
  for (const rank of [1, 2, 3]) here.store.setItem('cars.datatable_columnRanks', [rank]);
  await afterwards();
  expect([server.writes, server.kept.get('cars.datatable_columnRanks')]).toEqual([1, '[3]']);
  there.store.setItem('cars.datatable_columnRanks', [9]);
  await afterwards();
  await here.start();
  expect(here.store.getItem('cars.datatable_columnRanks')).toEqual([9]);
});

test('what could not be sent is sent at the next start, and is not overwritten by what is older', async () => {
  const server = new Server();
  server.kept.set('list.density', '"compact"');
  const here = aComputer(server);
  server.isAway = true;
  here.store.setItem('list.density', 'roomy');
  await afterwards();
  await here.start();
  expect(here.store.getItem('list.density')).toBe('roomy');
  server.isAway = false;
  await here.start();
  expect(server.kept.get('list.density')).toBe('"roomy"');
  const { writes } = server;
  await here.start();
  expect(server.writes).toBe(writes);
});

test('what is removed is forgotten; what is too long or cannot be read changes nothing', async () => {
  const server = new Server();
  const here = aComputer(server);
  here.store.setItem('cars.datatable', ['price']);
  await afterwards();
  here.store.removeItem('cars.datatable');
  here.store.setItem('orders.datatable', ['x'.repeat(5_000)]);
  await afterwards();
  expect([...server.kept.keys()]).toEqual([]);
  server.kept.set('menu.pins', 'not JSON');
  await here.start();
  expect(here.store.getItem('menu.pins', 'none')).toBe('none');
});
