import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drainConnections } from './connection-draining.service.js';

const LONG_MS = 60_000;

let server: Server;
let agent: Agent;

beforeEach(async () => {
  server = createServer((_request, response) => response.end('answer'));
  agent = new Agent({ keepAlive: true });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  agent.destroy();
  server.close();
});

/** Returns the header `connection` of an answer over the agent's one connection. */
async function connectionAfterAnswer(): Promise<string | undefined> {
  const { port } = server.address() as AddressInfo;
  const [answer] = (await once(get({ port, agent }), 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'close');
  return answer.headers.connection;
}

describe('drainConnections', () => {
  it('answers a request over an open connection, closes that one, and ends', async () => {
    expect(await connectionAfterAnswer()).toBe('keep-alive');
    const drained = drainConnections(server, LONG_MS);
    expect(await connectionAfterAnswer()).toBe('close');
    await drained;
  });

  it('does not wait where nobody is connected', async () => {
    await drainConnections(server, LONG_MS);
  });

  it('does not wait for clients that send nothing', async () => {
    await connectionAfterAnswer();
    await drainConnections(server, 50);
    await expect(new Promise((resolve) => server.getConnections((_, count) => resolve(count)))).resolves.toBe(
      1,
    );
  });
});
