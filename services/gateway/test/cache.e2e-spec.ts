import { gunzipSync } from 'node:zlib';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { startMall, until, type TestMall, type TestService } from '@mall/testing';
import { aSignedInBuyer } from './buyers.js';
import { aCarOnSale, ProductDouble } from './product-double.js';

let mall: TestMall;
let product: ProductDouble;
let gateway: TestService;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** Number of the double's answer. */
  readonly number: number;
}

/** Requests a path without decoding, adding or caching anything. */
function get(path: string, headers: Record<string, string> = {}, at: TestService = gateway): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(`${at.url}/api${path}`, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const plain = response.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body;
        const number = Number(/"answer":(\d+)/.exec(plain.toString())?.[1] ?? Number.NaN);
        resolve({ status: response.statusCode!, headers: response.headers, body, number });
      });
    });
    request.on('error', reject).end();
  });
}

const search = (query: string) => `/mall4cloud_search/ua/search/simple_page?${query}`;

/** Waits until an answer comes from the cache: by then the feed has been received. */
const untilKept = (path: string, at: TestService = gateway) =>
  until(
    async () => ((await get(path, {}, at)).number === (await get(path, {}, at)).number ? true : undefined),
    {
      what: 'an answer from memory',
      timeoutMs: 10_000,
    },
  );

const untilAsked = (times: number) =>
  until(async () => (product.asked.length >= times ? true : undefined), {
    what: 'a question to the service',
    timeoutMs: 20_000,
  });

const untilFresh = (path: string, stale: number) =>
  until(async () => ((await get(path)).number === stale ? undefined : true), {
    what: 'a fresh answer',
    timeoutMs: 20_000,
  });

beforeAll(async () => {
  mall = await startMall(['auth', 'user', 'gateway']);
  gateway = mall.service('gateway');
  product = new ProductDouble(await mall.nats());
  await untilKept(search('pageNum=1'));
}, 120_000);

describe('an answer from memory', () => {
  it('is given for every spelling of the same question, and for no other', async () => {
    const { number } = await get(search('keyword=camry&brandIds=7,30&pageNum=1'));
    for (const same of [
      'brandIds=30,7&keyword=camry',
      'keyword=camry&brandIds=7&brandIds=30&pageSize=20',
      'keyword=camry&brandIds=7,30&sort=1',
    ])
      expect((await get(search(same))).number).toBe(number);
    for (const other of ['keyword=camry&brandIds=7', 'keyword=camry&brandIds=7,30&pageNum=2'])
      expect((await get(search(other))).number).not.toBe(number);
  });

  it('is kept apart by language', async () => {
    const path = search('keyword=rav4');
    const [russian, chinese] = [await get(path, { locale: 'rus' }), await get(path, { locale: 'zh' })];
    expect(chinese.number).not.toBe(russian.number);
    expect((await get(path, { locale: 'zh' })).number).toBe(chinese.number);
    expect((await get(path, { 'accept-language': 'zh-CN' })).number).toBe(chinese.number);
    expect((await get(path)).number).toBe(russian.number);
  });

  it('has the headers of any other answer, and those that caches need', async () => {
    const path = search('keyword=prado');
    const [first, second] = [await get(path), await get(path, { 'x-request-id': 'from-the-test-2' })];
    expect(second.number).toBe(first.number);
    for (const { headers } of [first, second])
      expect(headers).toMatchObject({
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'public, max-age=0, s-maxage=1',
        vary: 'accept-encoding, accept-language, authorization, locale, tenant-id',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      });
    expect(second.headers['x-request-id']).toBe('from-the-test-2');
    expect(first.headers['x-request-id']).toBeUndefined();
  });

  it('is a 304 without a body for a client that has it', async () => {
    const path = search('keyword=harrier');
    const { headers } = await get(path);
    const again = await get(path, { 'if-none-match': `"other", ${headers.etag}` });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
    expect(again.headers.etag).toBe(headers.etag);
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is packed for its first reader, and held by every reader of any of its forms', async () => {
    const path = search('keyword=noah');
    const first = await get(path, { 'accept-encoding': 'gzip' });
    const plain = await get(path);
    expect(first.headers['content-encoding']).toBe('gzip');
    expect(first.body.length).toBeLessThan(plain.body.length / 2);
    expect(gunzipSync(first.body).equals(plain.body)).toBe(true);
    const later = await until(
      async () => {
        const answer = await get(path, { 'accept-encoding': 'gzip' });
        return answer.headers.etag === first.headers.etag ? undefined : answer;
      },
      { what: 'the answer packed as small as it gets', timeoutMs: 10_000 },
    );
    expect(gunzipSync(later.body).equals(plain.body)).toBe(true);
    for (const { headers } of [first, later, plain]) {
      const again = await get(path, { 'if-none-match': headers.etag! });
      expect([again.status, again.headers.etag]).toEqual([304, headers.etag]);
    }
  });

  it('is requested once when many ask at the same time', async () => {
    const path = search('keyword=alphard');
    const before = product.asked.length;
    const release = product.hold();
    const answers = Array.from({ length: 20 }, () => get(path));
    await untilAsked(before + 1);
    release();
    expect(new Set((await Promise.all(answers)).map(({ number }) => number)).size).toBe(1);
    expect(product.asked.length).toBe(before + 1);
  });

  it('is never requested on behalf of a person', async () => {
    await get(search('keyword=wish'), {
      'x-request-id': 'a-certain-visitor',
      'user-agent': 'a certain phone',
    });
    expect(product.callers.at(-1)).not.toMatch(/certain/);
  });
});

describe('a signed-in person', () => {
  it.each([
    ['what visitors may ask too', search('keyword=vitz')],
    ['what is for the signed-in alone', '/mall4cloud_search/app/productSearch/simple_page?keyword=vitz'],
  ])('is not served %s from the cache, and leaves nothing there', async (_, path) => {
    const seen = new Set<number>();
    for (const buyer of [ivan, olga, ivan, olga]) {
      const { number, headers } = await get(path, { authorization: buyer });
      expect(headers['cache-control']).toBe('no-store');
      expect(headers.etag).toBeUndefined();
      seen.add(number);
    }
    expect(seen.size).toBe(4);
    const visitors = await get(path);
    expect(seen).not.toContain(visitors.number);
    expect((await get(path, { authorization: ivan })).number).not.toBe(visitors.number);
  });

  it('does not share one answer with others', async () => {
    const path = search('keyword=passo');
    const before = product.asked.length;
    const release = product.hold();
    const answers = [ivan, olga, undefined].map((authorization) =>
      get(path, authorization ? { authorization } : {}),
    );
    await untilAsked(before + 3);
    release();
    expect(new Set((await Promise.all(answers)).map(({ number }) => number)).size).toBe(3);
  });

  it('is sent packed answers, too', async () => {
    const path = search('keyword=noah');
    const packed = await get(path, { authorization: ivan, 'accept-encoding': 'gzip' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(packed.number).not.toBeNaN();
  });

  let ivan: string;
  let olga: string;
  beforeAll(async () => {
    [ivan, olga] = [await aSignedInBuyer(mall, '+79140000021'), await aSignedInBuyer(mall, '+79140000022')];
  });
});

describe('a change of the catalogue', () => {
  it('drops the answers that it may affect, and no others', async () => {
    const paths = {
      cheap: search('brandIds=7&maxPrice=5000000'),
      dear: search('brandIds=7&minPrice=5000001'),
      other: search('brandIds=8'),
      all: search('sort=5'),
      page: '/mall4cloud_product/ua/brand/page',
      car: '/mall4cloud_product/ua/spu/prod_info?spuId=31',
      otherCar: '/mall4cloud_product/ua/spu/prod_info?spuId=32',
    };
    const numbers = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(paths).map(async ([name, path]) => [name, (await get(path)).number] as const),
        ),
      );
    const before = await numbers();
    product.change({
      spuId: '31',
      before: aCarOnSale({ priceFee: 9_000_000 }),
      after: aCarOnSale({ priceFee: 9_500_000 }),
    });
    await untilFresh(paths.dear, before['dear']!);
    const after = await numbers();
    const dropped = Object.keys(paths).filter((name) => after[name] !== before[name]);
    expect(dropped).toEqual(['dear', 'all', 'page', 'car']);
  });

  it('leaves the answer to a keyword alone when the words do not find the car', async () => {
    const path = search('keyword=tiggo&facets=1');
    product.scope = ['7', '70'];
    const { number } = await get(path);
    product.scope = [];
    const priced = (facts: Parameters<typeof aCarOnSale>[0]) => ({
      before: aCarOnSale({ ...facts, priceFee: 1_000_000 }),
      after: aCarOnSale({ ...facts, priceFee: 2_000_000 }),
    });
    product.change(priced({ brandId: '8' }));
    // The feed keeps its order: an answer that this change drops shows that the other change was received.
    const other = search('brandIds=9&pageNum=3');
    const { number: stale } = await get(other);
    product.change(priced({ brandId: '9' }));
    await untilFresh(other, stale);
    expect((await get(path)).number).toBe(number);
    product.change(priced({ brandId: '8', seriesId: '70' }));
    await untilFresh(path, number);
  });

  it('of the rate drops answers with roubles', async () => {
    const [cars, brands] = [search('brandIds=9'), '/mall4cloud_product/ua/brand/page?sort=2'];
    const [shown, counted] = [await get(cars), await get(brands)];
    product.tableChanges('rate');
    await untilFresh(cars, shown.number);
    expect((await get(brands)).number).toBe(counted.number);
  });

  it('is not undone by an answer that was on its way', async () => {
    const path = search('brandIds=7&keyword=late');
    const before = product.asked.length;
    const release = product.hold();
    const early = get(path);
    await untilAsked(before + 1);
    product.change({ after: aCarOnSale() });
    await (await mall.nats()).connection.flush();
    release();
    const stale = (await early).number;
    expect((await get(path)).number).not.toBe(stale);
  });
});

describe('an interrupted feed', () => {
  it('after a gap makes the gateway drop everything', async () => {
    const path = search('brandIds=55');
    await untilKept(path);
    const { number } = await get(path);
    product.version += 5;
    product.publish({
      kind: 'news',
      from: product.version - 1,
      to: product.version,
      changes: [],
      tables: [],
    });
    await untilFresh(path, number);
    await untilKept(path);
  });

  it('that is silent is not trusted: nothing is served from the cache until it continues', async () => {
    const path = search('brandIds=56');
    await untilKept(path);
    product.silence();
    await until(async () => ((await get(path)).number !== (await get(path)).number ? true : undefined), {
      what: 'an answer past the cache',
      timeoutMs: 20_000,
    });
    expect((await get(path)).headers['cache-control']).toBe('no-store');
    product.speak();
    await untilKept(path);
  });
});

describe('a gateway without a cache', () => {
  it('calls the service each time, and allows no caching', async () => {
    const bare = await mall.startService('gateway', { env: { CACHE_MEGABYTES: '0' } });
    const path = search('brandIds=7');
    const [one, other] = [await get(path, {}, bare), await get(path, {}, bare)];
    expect(other.number).not.toBe(one.number);
    expect(one.headers['cache-control']).toBe('no-store');
    expect(one.headers.etag).toBeUndefined();
  });
});
