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

  it('names the variable with a wrong value', () => {
    expect(() => readSettings({ MALL_PORT: 'http' })).toThrow('MALL_PORT must be a port');
  });
});
