import { readSettings, wantedPorts } from './settings.js';

describe('readSettings', () => {
  it('gives every server a port of its own', () => {
    const ports = wantedPorts(readSettings({})).map(({ port }) => port);
    expect(new Set(ports).size).toBe(ports.length);
    expect(ports).toContain(8080);
  });

  it('moves all inner ports with one variable', () => {
    const [here, there] = [readSettings({}), readSettings({ MALL_PORT_BASE: '8190' })];
    expect(there.ports.postgres).toBe(here.ports.postgres + 100);
    expect(there.ports.http.order).toBe(here.ports.http.order + 100);
    expect(there.ports.http.gateway).toBe(here.ports.http.gateway);
  });

  it('needs no port for a server that is configured from outside', () => {
    const wishes = wantedPorts(readSettings({ DATABASE_URL: 'postgres://db/mall', NATS_URL: 'nats://nats' }));
    expect(wishes.map(({ variable }) => variable)).not.toContain('MALL_POSTGRES_PORT');
    expect(wishes.map(({ variable }) => variable)).not.toContain('MALL_NATS_PORT');
  });

  it('runs services on the way of an order twice when asked, each process with a port of its own', () => {
    const two = readSettings({ MALL_PROCESSES: '2' });
    expect(Object.keys(two.ports.second ?? {})).toEqual(['auth', 'user', 'order', 'product']);
    const wishes = wantedPorts(two);
    expect(wishes.map(({ purpose }) => purpose)).toContain('the service order-2');
    expect(new Set(wishes.map(({ port }) => port)).size).toBe(wishes.length);
    expect(readSettings({ MALL_PROCESSES: '1' }).ports.second).toBeUndefined();
    expect(readSettings({ MALL_PROCESSES: '2', MALL_DEBUG_PORT: '9300' }).ports.second).toBeUndefined();
  });

  it('runs them twice on four cores and more, unless told otherwise', () => {
    const onCores = (cores: number, MALL_PROCESSES = '') =>
      readSettings({ MALL_PROCESSES }, cores).ports.second;
    expect([2, 3].map((cores) => onCores(cores))).toEqual([undefined, undefined]);
    expect(Object.keys(onCores(4)!)).toEqual(expect.arrayContaining(['order', 'product']));
    expect(onCores(16)).toEqual(onCores(4));
    expect(onCores(16, '1')).toBeUndefined();
    expect(onCores(2, '2')).toEqual(onCores(4));
  });

  it('names the variable with a wrong value', () => {
    expect(() => readSettings({ MALL_PORT: 'http' })).toThrow('MALL_PORT must be a port');
    expect(() => readSettings({ MALL_PROCESSES: '3' })).toThrow('MALL_PROCESSES must be 1 or 2, not "3"');
  });
});
