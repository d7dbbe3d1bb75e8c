import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { silentServers } from './named-servers.js';

const server = createServer().listen(0, '127.0.0.1');
let port: number;
beforeAll(async () => {
  if (!server.listening) await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

describe('servers of the environment', () => {
  it('are named with their variable and without their password when nothing answers there', async () => {
    const external = { databaseUrl: 'postgres://mall:secret@127.0.0.1:1/mall', natsUrl: 'nats//nats' };
    const sentences = await silentServers({ external });
    expect(sentences).toEqual([
      'DATABASE_URL: nothing answers at 127.0.0.1:1 (ECONNREFUSED).',
      'NATS_URL: "nats//nats" is no address.',
    ]);
  });

  it('are taken when they answer, when one of several does, and when they are a folder or a socket', async () => {
    const external = {
      databaseUrl: 'postgres://mall@localhost/mall?host=/run/postgresql',
      natsUrl: `nats://127.0.0.1:1,nats://127.0.0.1:${port}`,
      storageUrl: 'file:///objects',
    };
    expect(await silentServers({ external })).toEqual([]);
  });
});
