import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OpenSearchCluster } from '../src/opensearch/cluster.js';
import { EVERYTHING } from '../src/opensearch/query.js';

const FOUND = { timed_out: false, hits: { hits: [] } };
const servers: Server[] = [];

/** Starts a node that answers in this way and counts the queries that it got. */
async function aNode(answer: RequestListener): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked: () => asked };
}

const isWell: RequestListener = (_, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ responses: [FOUND] }));
};
const isLost: RequestListener = ({ socket }) => socket.destroy();
const isSlow: RequestListener = () => undefined;

const ask = (nodes: readonly string[], timeoutMs = 10_000) => {
  const cluster = new OpenSearchCluster(nodes, timeoutMs);
  return cluster.search('cars', { query: EVERYTHING, size: 0 }).finally(() => cluster.close());
};

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

it.each([
  ['breaks the connection', isLost],
  ['refuses', (_: unknown, response: Parameters<RequestListener>[1]) => response.writeHead(503).end()],
])('asks another node when one %s', async (_, fails) => {
  const [lost, well] = [await aNode(fails), await aNode(isWell)];
  for (let turn = 0; turn < 4; turn += 1) expect(await ask([lost.url, well.url])).toEqual(FOUND);
  expect(well.asked()).toBe(4);
});

it('does not repeat a query to a cluster that is slow, and refuses it in time', async () => {
  const nodes = [await aNode(isSlow), await aNode(isSlow)];
  const urls = nodes.map(({ url }) => url);
  await expect(ask(urls, 500)).rejects.toMatchObject({
    declaration: { key: 'product.searchUnavailable' },
  });
  expect(nodes.reduce((sum, { asked }) => sum + asked(), 0)).toBe(1);
});
