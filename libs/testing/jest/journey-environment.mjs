import { createServer } from 'node:net';

/**
 * Returns the environment of a mall for browser tests: a mail server, a micro-app and an OpenID Connect provider that tests start
 * when they need them, and short waits.
 */
export async function journeyEnvironment() {
  const [smtpPort, appPort, identityPort] = [await freePort(), await freePort(), await freePort()];
  const app = `http://127.0.0.1:${appPort}`;
  return {
    MALL_E2E_SMTP_PORT: String(smtpPort),
    MALL_E2E_APP: app,
    MICRO_APP_ORIGINS: app,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    OPENID_URL: `http://mall:a-secret-of-the-test@127.0.0.1:${identityPort}?name=Test%20ID`,
    MAIL_FROM: 'notices@mall.example',
    CHAT_NOTICE_SECONDS: '2',
    DELIVERY_RETRY_SECONDS: '1',
    LANDED_FIGURES_SECONDS: '2',
  };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}
