import { once } from 'node:events';
import { connect } from 'node:net';
import { startMall, type TestMall } from '@mall/testing';

const SERVICES = ['auth', 'user', 'file', 'chat', 'gateway'] as const;
let mall: TestMall;
let port: number;

beforeAll(async () => {
  mall = await startMall([...SERVICES]);
  port = Number(new URL(mall.service('gateway').url).port);
});

/** Sends bytes as they are. @returns the status of the answer, 0 for none, and its body. */
async function send(bytes: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => undefined);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  socket.write(bytes, 'latin1');
  await once(socket, 'close', { signal: AbortSignal.timeout(20_000) }).catch(() => {
    throw new Error(`No end of the answer to ${bytes.slice(0, 100)}: ${text.slice(0, 200)}`);
  });
  const end = text.indexOf('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0);
  return { status, head: text.slice(0, end), body: text.slice(end + 4) };
}

const LIST = '/api/mall4cloud_user/area/list';
const LOGIN = '/api/mall4cloud_auth/ua/login';
const UPLOAD = '/api/mall4cloud_biz/oss/upload_minio';
const SOCKET = '/api/act/ws/info';

function request(line: string, headers: readonly string[] = [], body = ''): string {
  const length = body === '' ? [] : [`content-length: ${Buffer.byteLength(body, 'latin1')}`];
  return [`${line} HTTP/1.1`, 'host: mall', 'connection: close', ...length, ...headers, '', body].join(
    '\r\n',
  );
}

const json = (body: string, ...headers: string[]): string =>
  request(`POST ${LOGIN}`, ['content-type: application/json', ...headers], body);

const credentials = '{"principal":"nobody","credentials":"wrong","sysType":0}';

const ODD: Readonly<Record<string, string>> = {
  'a NUL in the path': request('GET /api/mall4cloud_user/%00'),
  'half an escape in the path': request('GET /api/mall4cloud_user/area/%zz'),
  'an escape that is no text in the path': request('GET /api/mall4cloud_user/area/%ff%fe'),
  'a fragment in the path': request(`GET ${LIST}#x`),
  'a fragment in the path of a socket': request(`GET ${SOCKET}#x`),
  'two slashes before the path': request('GET //evil.example/api/x'),
  'the address of another host': request('GET http://evil.example/api/health'),
  'dots in the path': request('GET /api/../../etc/passwd'),
  'dots in the path of a file': request('GET /api/files/p/..%2f..%2f..%2fetc%2fpasswd'),
  'a NUL in the path of a file': request('GET /api/files/p/%00.webp'),
  'a file beyond 64 bits': request('GET /api/files/f/9999999999999999999'),
  'a file by a forged link': request('GET /api/files/f/1?s=x&s=y&e=1e999&d=2'),
  'half an escape in the query': request(`GET ${LIST}?a=%zz`),
  'a query of 60 KB': request(`GET ${LIST}?${'a=1&'.repeat(15_000)}`),
  'repeated parameters': request(`GET ${LIST}?pid=1&pid=2`),
  'parameters named like the prototype': request(`GET ${LIST}?__proto__=1&constructor=2&a[__proto__]=3`),
  'rest parameters twice': request('GET /api/rest/brands?filter={}&filter={}&range=[0,1]&range=[1,2]'),
  'a resource named like the prototype': request('GET /api/rest/__proto__'),
  'a resource named like a method': request('GET /api/rest/constructor/1'),
  'a language that is none': request(`GET ${LIST}`, ['locale: __proto__', 'accept-language: constructor']),
  'a tenant that is none': request(`GET ${LIST}`, ['tenant-id: __proto__', 'tenant-id: 2']),
  'a request number that is none': request(`GET ${LIST}`, [`x-request-id: ${'a'.repeat(9_000)}`]),
  'cookies that are none': request(`GET ${LIST}`, [`cookie: ${'device=; '.repeat(5_000)}=;;=`]),
  'a token that is none': request(`GET ${LIST}`, ['authorization: Bearer a.b.c']),
  'a token without a key': request(`POST ${LOGIN}`, ['authorization: Bearer eyJraWQiOm51bGx9.e30.x']),
  'basic credentials that are none': request('POST /api/auth/oauth2/token?grant_type=password', [
    'authorization: Basic ____',
  ]),
  'client credentials of the prototype': request('POST /api/auth/oauth2/token?grant_type=password', [
    `authorization: Basic ${btoa('__proto__:__proto__')}`,
  ]),
  'letters beyond Latin in a header': request(`GET ${LIST}`, ['locale: \xd0\xb9']),
  'an unknown method': request(`BREW ${LIST}`),
  'a trace': request(`TRACE ${LIST}`),
  'a tunnel': request('CONNECT mall:443'),
  'a patch': request(`PATCH ${LOGIN}`, ['content-type: application/json'], '{}'),
  'a body with a GET': request(`GET ${LIST}`, ['content-type: application/json'], '{"a":1}'),
  'no body at all': request(`POST ${LOGIN}`, ['content-length: 0']),
  'a body of no kind': request(`POST ${LOGIN}`, [], 'x'),
  'a body of a kind that nobody reads': request(`POST ${LOGIN}`, ['content-type: text/xml'], '<a/>'),
  'a body of a kind with two values': request(
    `POST ${LOGIN}`,
    ['content-type: application/json, text/xml'],
    '{}',
  ),
  'JSON in another encoding': json(credentials, 'content-encoding: gzip'),
  'JSON of a character set that is none': request(
    `POST ${LOGIN}`,
    ['content-type: application/json; charset=x'],
    credentials,
  ),
  'JSON that is not UTF-8': json('{"principal":"\xff\xfe","credentials":"x"}'),
  'JSON with a byte order mark': json(`\xef\xbb\xbf${credentials}`),
  'JSON with repeated fields': json('{"principal":"a","principal":"b","credentials":"x"}'),
  'JSON with the prototype': json(
    '{"__proto__":{"sysType":2},"constructor":1,"principal":"a","credentials":"x"}',
  ),
  'a form with ten thousand fields': request(
    'POST /api/auth/oauth2/token',
    ['content-type: application/x-www-form-urlencoded'],
    'a=1&'.repeat(10_000),
  ),
  'a form with the prototype': request(
    'POST /api/auth/oauth2/token',
    ['content-type: application/x-www-form-urlencoded'],
    '__proto__[a]=1&grant_type[]=password&username=a&username=b',
  ),
  'chunks that are none': request(`POST ${LOGIN}`, ['transfer-encoding: chunked'], ''),
  'a length and chunks': request(
    `POST ${LOGIN}`,
    ['content-length: 5', 'transfer-encoding: chunked'],
    '',
  ).concat('0\r\n\r\nGET /'),
  'two lengths': request(`POST ${LOGIN}`, ['content-length: 5', 'content-length: 6']),
  'a negative length': request(`POST ${LOGIN}`, ['content-length: -1']),
  'no host': `GET ${LIST} HTTP/1.1\r\nconnection: close\r\n\r\n`,
  'two hosts': request(`GET ${LIST}`, ['host: evil.example']),
  'an upload without a boundary': request(`POST ${UPLOAD}`, ['content-type: multipart/form-data'], 'x'),
  'an upload that is JSON': request(`POST ${UPLOAD}`, ['content-type: application/json'], '{}'),
  'an upload with an unknown purpose': request(
    `POST ${UPLOAD}?purpose=__proto__`,
    ['content-type: multipart/form-data; boundary=b'],
    '--b--\r\n',
  ),
  'a range of a file': request('GET /api/files/p/a.webp', ['range: bytes=0-,5-1,-9999999999999999999']),
  'an upgrade to what nobody speaks': request(`GET ${SOCKET}`, ['connection: upgrade', 'upgrade: h2c']),
};

it.each(Object.entries(ODD))('%s is answered without a failure of the mall', async (_, bytes) => {
  // The end of the chunked body is never sent: the gateway closes a silent connection.
  const isOpen = bytes.includes('transfer-encoding: chunked') && !bytes.includes('0\r\n');
  const { status, head, body } = await send(isOpen ? `${bytes}zz\r\n` : bytes);
  expect([status < 500 ? 'fine' : status, body.slice(0, 200)]).toEqual(['fine', body.slice(0, 200)]);
  expect(body).not.toMatch(/\n\s+at |node_modules|Error:|SELECT|"statusCode"/);
  if (status >= 400 && /content-type: application\/json/i.test(head))
    expect(JSON.parse(Buffer.from(body, 'latin1').toString())).toMatchObject({ msg: expect.any(String) });
});

it('leaves no error in the logs', () => {
  for (const name of SERVICES) {
    const errors = mall
      .service(name)
      .logs()
      .split('\n')
      .filter((line) => /"level":"(error|fatal)"/.test(line));
    expect([name, errors]).toEqual([name, []]);
  }
});
