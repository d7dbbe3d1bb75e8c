// Starts the whole mall with its demo catalogue for the browser's journeys, unless one is named.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { build } from '@mall/local/prepare';
import { say, step } from '@mall/local/progress';

export default async function setUp() {
  if (process.env.MALL_E2E_URL) return;
  if (process.env.MALL_IS_BUILT !== 'true') await build(step);
  const { TemporaryMall } = await import('@mall/local');
  // Keeps the central bank's place until the mall has taken its own ports; then nobody is there until a journey plays it.
  const bank = createServer((_, response) => response.writeHead(503).end()).listen(0, '127.0.0.1');
  await once(bank, 'listening');
  process.env.CENTRAL_BANK_URL = `http://127.0.0.1:${bank.address().port}/daily.asp`;
  const mall = await TemporaryMall.start({ say, step });
  bank.closeAllConnections();
  bank.close();
  process.env.MALL_E2E_URL = mall.url;
  process.env.MALL_E2E_DATA_DIR = mall.dataDir;
  globalThis.temporaryMall = mall;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => mall.stop().finally(() => process.exit(130)));
}
