// Starts the whole mall with its demo catalogue for the browser's journeys, unless one is named.
import { createServer } from 'node:net';
import { build } from '@mall/local-stack/prepare';
import { say, step } from '@mall/local-stack/progress';

export default async function setUp() {
  if (process.env.MALL_E2E_URL) return;
  if (process.env.MALL_IS_BUILT !== 'true') await build(step);
  const smtpPort = await freePort();
  Object.assign(process.env, {
    MALL_E2E_SMTP_PORT: String(smtpPort),
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'notices@mall.example',
    CHAT_NOTICE_SECONDS: '2',
    DELIVERY_RETRY_SECONDS: '1',
  });
  const { TemporaryMall } = await import('@mall/local-stack');
  const mall = await TemporaryMall.start({ say, step });
  Object.assign(process.env, mall.variables);
  globalThis.temporaryMall = mall;
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => mall.stop().finally(() => process.exit(130)));
}

/** A port for the mail server of the tests that need one; the others have no mail delivered. */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
