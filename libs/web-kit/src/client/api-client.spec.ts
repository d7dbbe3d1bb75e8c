import { jest } from '@jest/globals';
import { ApiClient, type TokenSource } from './api-client.js';

interface Sent {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body?: unknown;
}

/** Returns a fetch that gives these answers in turn and records the requests. */
function fakeFetch(...answers: readonly { status?: number; body: unknown }[]) {
  const sent: Sent[] = [];
  const answer = (url: string, init: RequestInit): Promise<Response> => {
    const { status = 200, body } = answers[Math.min(sent.length, answers.length - 1)]!;
    sent.push({ url, headers: init.headers as Record<string, string>, body: init.body });
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };
  return { sent, fetch: answer as unknown as typeof fetch };
}

const ok = (data: unknown) => ({ body: { code: '00000', msg: '', success: true, data } });

const tokens = (source: Partial<TokenSource>): TokenSource => ({
  accessToken: () => Promise.resolve('old'),
  renew: () => Promise.resolve(false),
  ...source,
});

describe('ApiClient', () => {
  it('sends token, tenant, version and locale with every call', async () => {
    const { sent, fetch } = fakeFetch(ok(3));
    const client = new ApiClient({ locale: () => 'ru', tokens: tokens({}), fetch });
    await expect(client.call('order.cart.prodCount', {})).resolves.toBe(3);
    expect(sent[0]!.url).toBe('/api/mall4cloud_product/a/shop_cart/prod_count');
    expect(sent[0]!.headers).toMatchObject({ Authorization: 'Bearer old', 'TENANT-ID': '1', locale: 'rus' });
    expect(sent[0]!.headers).toHaveProperty('VERSION');
  });

  it('sends no token when the call excludes it', async () => {
    const { sent, fetch } = fakeFetch(ok({}));
    const client = new ApiClient({ locale: () => 'zh', tokens: tokens({}), fetch });
    await client.call('auth.login', { principal: 'a', credentials: 'b' }, { authorization: 'none' });
    expect(sent[0]!.headers).not.toHaveProperty('Authorization');
  });

  it('names a change with the same key until it is answered, and the next one with another', async () => {
    const { sent, fetch } = fakeFetch({ status: 503, body: { code: 'A00504', msg: 'x' } }, ok('1'), ok('2'));
    const client = new ApiClient({ locale: () => 'ru', tokens: tokens({}), fetch });
    const add = (spuId: string) => client.call('user.favourite.add', { spuId });
    await expect(add('7')).rejects.toThrow();
    await add('8');
    await add('7');
    await add('7');
    const [lost, other, again, next] = sent.map(({ headers }) => headers['Idempotency-Key']);
    expect(again).toBe(lost);
    expect(new Set([lost, other, next]).size).toBe(3);
    await client.call('order.cart.prodCount', {});
    expect(sent.at(-1)!.headers).not.toHaveProperty('Idempotency-Key');
  });

  it('names an upload with the same key until it is answered', async () => {
    const keys: string[] = [];
    const answers: readonly number[] = [0, 503, 200, 200];
    class Uploading {
      status = 0;
      responseText = '{"code":"00000","data":{}}';
      readonly upload = {};
      onload?: () => void;
      onerror?: () => void;
      open() {}
      setRequestHeader(name: string, value: string) {
        if (name === 'Idempotency-Key') keys.push(value);
      }
      send() {
        this.status = answers[keys.length - 1]!;
        (this.status === 0 ? this.onerror : this.onload)!();
      }
    }
    const real = globalThis.XMLHttpRequest;
    globalThis.XMLHttpRequest = Uploading as never;
    const client = new ApiClient({ locale: () => 'ru', tokens: tokens({}) });
    const slip = new File(['a slip'], 'slip.pdf', { lastModified: 7 });
    while (keys.length < answers.length)
      await client.upload(slip, { purpose: 'slip' }).catch(() => undefined);
    globalThis.XMLHttpRequest = real;
    const [lost, unknown, answered, next] = keys;
    expect([unknown, answered]).toEqual([lost, lost]);
    expect(next).not.toBe(lost);
  });

  it('renews the token once and calls again', async () => {
    let token = 'old';
    const { sent, fetch } = fakeFetch({ body: { code: 'A00004', msg: 'x' } }, ok(1));
    const renew = () => {
      token = 'new';
      return Promise.resolve(true);
    };
    const client = new ApiClient({
      locale: () => 'ru',
      tokens: tokens({ accessToken: () => Promise.resolve(token), renew }),
      fetch,
    });
    await expect(client.call('order.cart.prodCount', {})).resolves.toBe(1);
    expect(sent.map(({ headers }) => headers['Authorization'])).toEqual(['Bearer old', 'Bearer new']);
  });

  it.each([{ status: 424, body: { code: 1, msg: 'x' } }, { body: { code: 'A00004', msg: 'x' } }])(
    'says that the session ended when renewing fails',
    async (refusal) => {
      const onSessionEnded = jest.fn();
      const client = new ApiClient({
        locale: () => 'ru',
        tokens: tokens({}),
        onSessionEnded,
        fetch: fakeFetch(refusal).fetch,
      });
      await expect(client.call('order.cart.prodCount', {})).rejects.toThrow();
      expect(onSessionEnded).toHaveBeenCalledTimes(1);
    },
  );

  it('passes a refusal on to a visitor, who has no session that could end', async () => {
    const onSessionEnded = jest.fn();
    const client = new ApiClient({
      locale: () => 'ru',
      onSessionEnded,
      fetch: fakeFetch({ body: { code: 'A00004', msg: 'Войдите' } }).fetch,
    });
    await expect(client.call('order.cart.info', {})).rejects.toMatchObject({ code: 'A00004' });
    expect(onSessionEnded).not.toHaveBeenCalled();
  });

  it('reports in the language of the reader that there is no answer', async () => {
    const client = new ApiClient({
      locale: () => 'zh',
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await expect(client.call('order.count', {})).rejects.toMatchObject({
      failure: 'network',
      message: '网络连接失败，请检查网络后重试',
    });
  });
});
