import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get as httpGet, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMall, until, type TestMall } from '@mall/testing';

let folder: string;
let mall: TestMall;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-apps-'));
  for (const app of ['console', 'storefront']) {
    mkdirSync(join(folder, app, 'assets'), { recursive: true });
    writeFileSync(join(folder, app, 'index.html'), `<title>${app}</title>`);
    writeFileSync(join(folder, app, 'favicon.svg'), '<svg/>');
    writeFileSync(join(folder, app, 'assets', 'main-1a2b.js'), 'plain');
    writeFileSync(join(folder, app, 'assets', 'main-1a2b.js.br'), 'packed by brotli');
    writeFileSync(join(folder, app, 'assets', 'main-1a2b.js.gz'), 'packed by gzip');
  }
  writeFileSync(join(folder, 'secret.txt'), 'do not show');
  mall = await startMall(['gateway', 'auth'], {
    env: { gateway: { CONSOLE_DIR: join(folder, 'console'), STOREFRONT_DIR: join(folder, 'storefront') } },
  });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

interface Sent {
  readonly statusCode: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Requests a path with `node:http`, which neither resolves `..` in an address nor unpacks a body, as `fetch` does. */
function get(path: string, headers: Record<string, string> = {}): Promise<Sent> {
  const { hostname, port } = new URL(mall.service('gateway').url);
  return new Promise((resolve, reject) =>
    httpGet({ hostname, port, path, headers }, (response) => {
      const { statusCode, headers: sent } = response;
      text(response).then((body) => resolve({ statusCode, headers: sent, body }), reject);
    }).on('error', reject),
  );
}

describe('a built app', () => {
  it.each([
    ['/', 'storefront'],
    ['/cars/123?from=home', 'storefront'],
    ['/console/', 'console'],
    ['/console/orders/7/show', 'console'],
  ])('answers the page address %s with the %s', async (url, app) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, body]).toEqual([200, `<title>${app}</title>`]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
  });

  it.each([['/'], ['/console/'], ['/favicon.svg']])(
    '%s allows neither inline code nor styles nor devices',
    async (url) => {
      const { headers } = await get(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*|ws:/);
      expect(policy).toContain("connect-src 'self'");
      expect(policy).toContain(
        "require-trusted-types-for 'script';trusted-types captcha-worker notice-worker",
      );
      expect(headers['permissions-policy']).toContain('camera=()');
    },
  );

  it.each([
    ['br, gzip', 'br', 'packed by brotli'],
    ['gzip', 'gzip', 'packed by gzip'],
    ['identity', undefined, 'plain'],
  ])(
    'sends an asset that was packed at build time to a client that accepts %s',
    async (accepted, coding, sent) => {
      const { headers, body } = await get('/assets/main-1a2b.js', { 'accept-encoding': accepted });
      expect([headers['content-encoding'], body]).toEqual([coding, sent]);
      expect(headers['content-type']).toMatch(/^(?:text|application)\/javascript; charset=utf-8$/);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers.vary).toBe('accept-encoding');
    },
  );

  it('has other files revalidated each time, and answers 304 while they are the same', async () => {
    const first = await get('/favicon.svg');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/favicon.svg', { 'if-none-match': String(first.headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    '/assets/gone-9z.js',
    '/console/gone.png',
    '/api/no/such/operation',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
  ])('has nothing at %s', async (url) => {
    const { statusCode, body } = await get(url);
    expect(statusCode).toBe(404);
    expect(body).not.toContain('do not show');
  });
});

describe('an app that is rebuilt while the gateway runs', () => {
  const built = (path: string, content: string): void =>
    writeFileSync(join(folder, 'console', path), content);
  const page = async (): Promise<string> => (await get('/console/')).body;
  const untilPageIs = (wanted: string) =>
    until(async () => ((await page()).includes(wanted) ? true : undefined), {
      what: `the page with ${wanted}`,
      timeoutMs: 30_000,
    });

  it('has its new page and files once they are all there, and the old files that still exist', async () => {
    built('index.html', '<title>second</title><script src="/console/assets/second-2b.js"></script>');
    // Longer than the wait of a gateway that would not wait for the script.
    await sleep(6_000);
    expect(await page()).toBe('<title>console</title>');
    built('assets/second-2b.js', 'second script');
    await untilPageIs('second');
    expect(await get('/console/assets/second-2b.js')).toMatchObject({
      statusCode: 200,
      body: 'second script',
    });
    expect((await get('/console/assets/main-1a2b.js')).body).toBe('plain');
  }, 60_000);

  it('sends no file that is half written, and allows no caching of the answer', async () => {
    built('assets/second-2b.js', 'second');
    const { statusCode, headers } = await get('/console/assets/second-2b.js');
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
    built('assets/second-2b.js', 'second script');
    built('assets/second-2b.js.br', 'packed by');
    expect((await get('/console/assets/second-2b.js', { 'accept-encoding': 'br' })).statusCode).toBe(503);
    built('assets/second-2b.js.br', 'packed by brotli');
    await until(
      async () => ((await get('/console/assets/second-2b.js')).statusCode === 200 ? true : undefined),
      { what: 'the whole script', timeoutMs: 30_000 },
    );
  }, 60_000);

  it('gets a new nonce for the styles that it makes, in the page and in the policy', async () => {
    built('index.html', '<meta property="csp-nonce" nonce="__CSP_NONCE__">');
    await untilPageIs('csp-nonce');
    const nonces = [];
    for (const url of ['/console/', '/console/orders']) {
      const { headers, body } = await get(url);
      const nonce = /nonce="([\w-]{22})"/.exec(body)?.[1];
      expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
      nonces.push(nonce);
    }
    expect(new Set(nonces).size).toBe(2);
  }, 60_000);

  it('may show tiles from the servers with which its maps were built, which the shop may not', async () => {
    const tiles = 'https://a.tiles.example https://b.tiles.example';
    built('index.html', `<meta name="tile-origins" content="${tiles}">`);
    await untilPageIs('tile-origins');
    const pictures = async (url: string) =>
      /img-src [^;]*/.exec(String((await get(url)).headers['content-security-policy']))?.[0];
    expect(await pictures('/console/orders')).toBe(`img-src 'self' ${tiles} data: blob:`);
    expect(await pictures('/')).toBe("img-src 'self' data: blob:");
  }, 60_000);
});
