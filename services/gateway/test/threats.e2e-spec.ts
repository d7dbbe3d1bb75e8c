import { connect } from 'node:net';
import { startMall, type TestMall } from '@mall/testing';

let mall: TestMall;
let base: string;

beforeAll(async () => {
  mall = await startMall(['auth', 'user', 'gateway']);
  base = `${mall.service('gateway').url}/api`;
});

const EVIL = 'https://evil.example';

it('reads a query of 6,000 ids, and still asks who sends it', async () => {
  const ids = Array.from({ length: 6_000 }, (_, index) => 1_000_000_000_000 + index).join(',');
  const { status } = await fetch(`${base}/admin/user/getuserbyids?ids=${ids}`);
  expect(status).toBe(424);
});

it('accepts no more codes than a page can need', async () => {
  const codes = Array.from({ length: 201 }, (_, index) => 100_000 + index).join(',');
  const answer = await fetch(`${base}/core/dmxingzhengquhua/getCascaderDataByArray/${codes}`);
  expect(await answer.text()).toMatch(/"code":("A00002"|1)/);
});

it('counts attempts by the address of the connection, whatever a header says', async () => {
  const guess = (n: number) =>
    fetch(`${base}/mall4cloud_auth/ua/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${n}` },
      body: JSON.stringify({ principal: 'somebody', credentials: 'a wrong guess', sysType: 0 }),
    });
  const statuses: number[] = [];
  for (let n = 1; n <= 6; n += 1) statuses.push((await guess(n)).status);
  expect(statuses.at(-1)).toBe(429);
});

it.each([
  ['a call', 'GET', '/mall4cloud_user/area/list'],
  ['a preflight', 'OPTIONS', '/mall4cloud_user/user_addr'],
])('permits no page of another origin: %s', async (_, method, path) => {
  const { headers } = await fetch(`${base}${path}`, {
    method,
    headers: { origin: EVIL, 'access-control-request-method': 'POST' },
  });
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('access-control-allow-credentials')).toBeNull();
});

it.each(['/api/mall4cloud_user/area/list', '/api/no/such/path', '/'])(
  'protects the pages and the API by headers: %s',
  async (path) => {
    const { headers } = await fetch(new URL(path, base));
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'self'|default-src 'none'/);
    expect(headers.get('content-security-policy')).toContain('frame-ancestors');
  },
);

it.each([
  ['a bad escape', '/api/mall4cloud_user/%zz'],
  ['bytes that are no text', '/console/%ff'],
  ['a lone percent sign', '/%'],
  ['too long a part', `/api/core/dmxingzhengquhua/getCascaderDataByArray/${'1'.repeat(9_000)}`],
])('answers an address with %s in the envelope and with headers', async (_, path) => {
  const answer = await fetch(new URL(path, base), { headers: { 'accept-language': 'en' } });
  expect(answer.status).toBeLessThan(500);
  expect(await answer.json()).toMatchObject({ msg: expect.any(String), requestId: expect.any(String) });
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors');
});

it.each(['constructor', '__proto__', 'toString'])(
  'answers in Russian to whoever asks for the language %s',
  async (locale) => {
    const answer = await fetch(`${base}/mall4cloud_user/user_addr`, { headers: { locale } });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ code: 'A00004', msg: 'Войдите, чтобы продолжить' });
  },
);

it.each([
  ['a text', 'text/plain', 'hello'],
  ['a text as JSON', 'application/json', '"hello"'],
  ['a number', 'application/json', '17'],
])('says of a body that is %s that it cannot be read', async (_, type, body) => {
  const answer = await fetch(`${base}/mall4cloud_auth/ua/login`, {
    method: 'POST',
    headers: { 'content-type': type, locale: 'en' },
    body,
  });
  expect(await answer.json()).toMatchObject({ code: 'A00003' });
});

it.each([
  ['has no such list of pages', '/sitemaps/none.xml', 404],
  ['cannot list makes while nobody tells them', '/sitemaps/makes.xml', 503],
])('answers in the envelope when it %s', async (_, path, status) => {
  const answer = await fetch(new URL(path, base), { headers: { locale: 'en' } });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toMatchObject({ msg: expect.any(String), requestId: expect.any(String) });
});

it('answers a request without the Host header in the envelope', async () => {
  const { hostname, port } = new URL(base);
  const answer = await new Promise<string>((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () =>
      socket.write('GET /api/mall4cloud_user/area/list HTTP/1.1\r\nConnection: close\r\n\r\n'),
    );
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text)).on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 [24]00 /);
  expect(answer).toContain('"A00003"');
});
