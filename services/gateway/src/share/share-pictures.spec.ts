import type { DrawShareDto, SharePictureView } from '@mall/contracts/file';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Rendered } from '../pages/page-renderer.js';
import type { RenderedHead } from '../pages/renderer-protocol.js';
import { shareVersion } from '../pages/share-address.js';
import { SharePictures } from './share-pictures.js';

const page = (head: RenderedHead): Rendered => ({
  rendering: { status: 200, head, body: '', answers: '[]', withoutScript: '' },
  used: [],
});
const cardOf = (address: string) => ({ name: 'car-1', title: `Car at ${address}`, site: 'Ussuri Auto' });

const servers: FastifyInstance[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** Returns a server with share pictures whose pages and drawings are invented. */
function aServer(
  draw: (request: DrawShareDto) => Promise<SharePictureView>,
  head: (address: string) => RenderedHead = (address) => ({ card: cardOf(address) }),
) {
  const renderer = { render: ({ address }: { address: string }) => Promise.resolve(page(head(address))) };
  const shares = new SharePictures({ renderer, draw });
  const server = Fastify();
  servers.push(server);
  server.get('/share/*', (request, reply) => shares.send(request, reply));
  const origin = server.listen({ host: '127.0.0.1', port: 0 });
  return async (path: string, headers = {}) => {
    const answer = await fetch((await origin) + path, { headers });
    return {
      status: answer.status,
      body: await answer.text(),
      header: (name: string) => answer.headers.get(name),
    };
  };
}

const drawing = (): Promise<SharePictureView> =>
  Promise.resolve({ jpegBase64: Buffer.from('a picture').toString('base64') });

test('is kept for ever under the address that names its version, and for minutes under any other', async () => {
  const get = aServer(drawing);
  const current = await get(`/share/ru/car-1.jpg?v=${shareVersion(cardOf('/ru/car/1'))}`);
  expect([current.status, current.body, current.header('content-type')]).toEqual([
    200,
    'a picture',
    'image/jpeg',
  ]);
  expect(current.header('cache-control')).toContain('immutable');
  const other = await get('/share/ru/car-1.jpg?v=old');
  expect(other.header('cache-control')).toBe('public, max-age=300');
  const again = await get('/share/ru/car-1.jpg', { 'if-none-match': other.header('etag')! });
  expect([again.status, again.body]).toEqual([304, '']);
});

test.each([
  ['a car that is not there', '/share/ru/car-9.jpg', { isMissing: true, card: cardOf('') }],
  ['a page without a picture', '/share/en/index.jpg', {}],
  ['an invented page', '/share/ru/checkout.jpg', { card: cardOf('') }],
  ['an invented language', '/share/de/index.jpg', { card: cardOf('') }],
  ['something else than a number', '/share/ru/car-1%2F..%2F2.jpg', { card: cardOf('') }],
])('there is none of %s', async (_, url, head) => {
  expect((await aServer(drawing, () => head)(url)).status).toBe(404);
});

test('is drawn once for all parallel requests, two at a time; when 16 wait, the next gets a time to retry', async () => {
  const asked: string[] = [];
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const get = aServer(async ({ title }) => {
    asked.push(title);
    await finished;
    return drawing();
  });
  const cars = [...Array(18).keys()].map((car) => get(`/share/ru/car-${car + 1}.jpg`));
  const same = get('/share/ru/car-1.jpg');
  const late = await get('/share/ru/car-99.jpg');
  expect([late.status, late.header('retry-after')]).toEqual([503, '5']);
  expect(asked).toHaveLength(2);
  finish();
  const codes = (await Promise.all([...cars, same])).map(({ status }) => status);
  expect(new Set(codes)).toEqual(new Set([200]));
  expect(asked).toHaveLength(18);
});

test('asks for texts that can be drawn, however the car is named', async () => {
  let asked: DrawShareDto | undefined;
  const card = {
    ...cardOf(''),
    title: `\u202e<b>${'x'.repeat(500)}`,
    line: '\u0000',
    photo: '/api/files/p/a',
  };
  const get = aServer(
    (request) => {
      asked = request;
      return drawing();
    },
    () => ({ card }),
  );
  await get('/share/ru/car-1.jpg');
  expect(asked).toEqual({ title: `<b>${'x'.repeat(197)}`, photo: '/api/files/p/a', site: 'Ussuri Auto' });
});

test('is not available for a while when it cannot be drawn', async () => {
  const { status, header } = await aServer(() => Promise.reject(new Error('gone')))('/share/ru/car-1.jpg');
  expect([status, header('retry-after')]).toEqual([503, '5']);
});
