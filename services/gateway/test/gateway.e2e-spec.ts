import { createCipheriv, createDecipheriv } from 'node:crypto';
import { until, startMall, type TestMall } from '@mall/testing';
import { aSignedInBuyer } from './buyers.js';

const ENC_KEY = 'sixteen-letters!';

let mall: TestMall;
let base: string;

type Body = { code?: unknown; msg?: string; success?: boolean; data?: unknown; message?: string };
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

async function ask(path: string, options: RequestInit & { json?: unknown } = {}): Promise<Answer> {
  const { json, headers, ...rest } = options;
  const response = await fetch(`${base}${path}`, {
    ...rest,
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    headers: { ...(json === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: (text.startsWith('{') ? JSON.parse(text) : {}) as Body,
  };
}

beforeAll(async () => {
  mall = await startMall(['auth', 'user', 'gateway'], { env: { gateway: { ENC_KEY } } });
  base = mall.service('gateway').url;
});

describe('envelopes', () => {
  it('say what is wrong with which field, in the language of the caller', async () => {
    const register = (locale: string) =>
      ask('/api/mall4cloud_user/ua/user/register', {
        method: 'POST',
        headers: { locale },
        json: { userName: 'иван', password: 'long enough password', mobile: '12345', code: '123456' },
      });
    const [rus, zh, en] = await Promise.all(['rus', 'zh', 'en'].map(register));
    expect(rus!.body).toMatchObject({ code: 'A00002', success: false });
    expect(rus!.body.data).toContainEqual({
      field: 'userName',
      message: 'Имя пользователя — только латинские буквы и цифры',
    });
    expect(zh!.body.data).toContainEqual({ field: 'mobile', message: '手机号码不符合规范' });
    expect(en!.body.msg).toContain('The account format is incorrect. It must be in English or numbers');
  });

  it('answer an anonymous cart with A00004 and status 200, as prescribed', async () => {
    const { status, body } = await ask('/api/mall4cloud_product/a/shop_cart/info');
    expect(status).toBe(200);
    expect(body.code).toBe('A00004');
  });

  it('answer a staff path without a token with 424', async () => {
    const { status, body } = await ask('/api/admin/order/page', { headers: { locale: 'zh' } });
    expect(status).toBe(424);
    expect(body.code).toBe(1);
  });

  it('give the token endpoint plain OAuth and the status of a wrong password', async () => {
    const { status, body } = await ask('/api/auth/oauth2/token?grant_type=password&scope=server', {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa('web:web')}`,
        'content-type': 'application/x-www-form-urlencoded',
        locale: 'zh',
      },
      body: 'username=nobody&password=wrong',
    });
    expect(status).toBe(426);
    expect(body.msg).toBe('用户名不存在或密码错误');
  });

  it('carry the request number they were given', async () => {
    const { headers, body } = await ask('/api/mall4cloud_product/a/shop_cart/info', {
      headers: { 'x-request-id': 'from-the-test-1' },
    });
    expect(headers.get('x-request-id')).toBe('from-the-test-1');
    expect(body).toMatchObject({ requestId: 'from-the-test-1' });
  });

  it.each([
    ['an unknown path', '/api/no/such/path', {}, 404],
    [
      'broken JSON',
      '/api/auth/ws-ticket',
      { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
      400,
    ],
    ['an unknown resource', '/api/rest/secrets', {}, 404],
    ['a body of 2 MB', '/api/auth/ws-ticket', { method: 'POST', json: { x: 'x'.repeat(2_000_000) } }, 413],
  ])('are clear about %s and reveal nothing internal', async (_, path, options, expected) => {
    const { status, body } = await ask(path, options as RequestInit);
    expect(status).toBe(expected);
    expect(body.msg).toMatch(/[а-я]/);
    expect(JSON.stringify(body)).not.toMatch(/Error|stack|node_modules|SELECT/);
  });
});

describe('requests with Enc-Flag', () => {
  const encrypted = (text: string, key = ENC_KEY): string => {
    const cipher = createCipheriv('aes-128-cfb', key, key);
    return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
  };
  const opened = ({ body }: Answer): Body => {
    const { encryption, ...others } = body as Body & { encryption: string };
    expect(others).toEqual({});
    const cipher = createDecipheriv('aes-128-cfb', ENC_KEY, ENC_KEY);
    return JSON.parse(cipher.update(encryption, 'base64', 'utf8') + cipher.final('utf8')) as Body;
  };
  const headers = { 'enc-flag': 'true', locale: 'zh' };
  const register = (json: unknown, flag = 'true') =>
    ask('/api/mall4cloud_user/ua/user/register', {
      method: 'POST',
      headers: { ...headers, 'enc-flag': flag },
      json,
    });

  it('are read, and answered in an encrypted envelope, refusals too', async () => {
    const refused = opened(await register({ encryption: encrypted('{"mobile":"12345","userName":"иван"}') }));
    expect(refused).toMatchObject({ code: 'A00002', success: false });
    expect(refused.data).toContainEqual({ field: 'mobile', message: '手机号码不符合规范' });
    const areas = await ask('/api/mall4cloud_user/area/list', { headers });
    expect(opened(areas)).toMatchObject({ code: '00000', success: true });
    expect(areas.headers.get('cache-control')).toBe('no-store');
  });

  it('have each parameter of their address encrypted by itself', async () => {
    const path = '/api/mall4cloud_user/area/list_by_pid?pid=';
    const plain = await ask(`${path}1`, { headers: { locale: 'zh' } });
    const sealed = await ask(path + encodeURIComponent(encrypted('1')), { headers });
    expect(opened(sealed)).toEqual(plain.body);
  });

  it.each([
    ['another key', { encryption: encrypted('{"mobile":"12345"}', 'another-16-bytes') }],
    ['a plain body', { mobile: '12345' }],
    ['no Base64', { encryption: '{}' }],
    ['a prototype', { encryption: encrypted('{"__proto__":{"isAdmin":true}}') }],
  ])('are refused in a plain envelope for %s', async (_, json) => {
    const { body } = await register(json);
    expect(body).toMatchObject({ code: 'A00003', success: false });
    expect(body.msg).toContain('AES-128-CFB');
  });

  it('are plain for any other word than "true"', async () => {
    for (const flag of ['false', 'TRUE', '1']) {
      const { body } = await register({ mobile: '12345' }, flag);
      expect(body).toMatchObject({ code: 'A00002', success: false });
    }
  });
});

describe('a service that does not run', () => {
  it('is a 503 in the envelope and not a call that was lost', async () => {
    const { status, body } = await ask('/api/mall4cloud_product/ua/brand/page');
    expect(status).toBe(503);
    expect(body).toMatchObject({ code: 'A00503', success: false });
  });

  it('is the same where bytes are passed on to it', async () => {
    const body = new FormData();
    body.append('file', new Blob(['%PDF-1.4']), 'slip.pdf');
    const answer = await ask('/api/mall4cloud_biz/oss/upload_minio?purpose=slip', { method: 'POST', body });
    expect(answer.status).toBe(503);
    expect(answer.body).toMatchObject({ code: 'A00503', success: false });
  });
});

describe('identity', () => {
  it('comes from a token alone: forged headers have no effect', async () => {
    const forged = Buffer.from(
      JSON.stringify({ kind: 'staff', userId: '1', roles: [], permissions: ['order_view'] }),
    ).toString('base64url');
    const headers = { 'x-mall-caller': `${forged}.forged`, 'x-user-id': '1', from: 'Y', 'tenant-id': '2' };
    expect((await ask('/api/admin/order/page', { headers })).status).toBe(424);
    expect((await ask('/api/mall4cloud_user/user_addr/list', { headers })).body.code).toBe('A00004');
  });

  it.each([
    [
      'no signature',
      (token: string) =>
        `${btoa('{"alg":"none","typ":"at+jwt"}').replaceAll('=', '')}.${token.split('.')[1]}.`,
    ],
    [
      'a symmetric algorithm',
      (token: string) =>
        `${btoa('{"alg":"HS256","typ":"at+jwt"}').replaceAll('=', '')}.${token.split('.')[1]}.AAAA`,
    ],
    [
      'an unknown key',
      (token: string) =>
        `${btoa('{"alg":"ES256","kid":"other"}').replaceAll('=', '')}.${token.split('.').slice(1).join('.')}`,
    ],
    [
      'changed claims',
      (token: string) =>
        `${token.split('.')[0]}.${btoa('{"sub":"1","aud":"admin","sid":"x"}').replaceAll('=', '')}.${token.split('.')[2]}`,
    ],
    ['nonsense', () => 'nonsense'],
  ])('is refused with %s', async (_, forge) => {
    const token = await aBuyerToken;
    expect(
      (
        await ask('/api/auth/ws-ticket', {
          method: 'POST',
          headers: { authorization: `Bearer ${forge(token)}` },
        })
      ).status,
    ).toBe(424);
  });

  it('is accepted with and without the word Bearer', async () => {
    const token = await aBuyerToken;
    for (const authorization of [token, `Bearer ${token}`]) {
      expect(
        (await ask('/api/mall4cloud_user/user_addr/list', { headers: { authorization } })).body,
      ).toMatchObject({ code: '00000', success: true });
    }
  });

  it('of a buyer opens no staff operation, on either dialect', async () => {
    const authorization = `Bearer ${await aBuyerToken}`;
    expect((await ask('/api/admin/buyer/page', { headers: { authorization } })).status).toBe(403);
    const rest = await ask('/api/rest/buyers?range=[0,9]', { headers: { authorization } });
    expect(rest.status).toBe(403);
    expect(rest.body.message).toBe('Недостаточно прав для этого действия');
  });

  it('ends soon after a logout', async () => {
    const authorization = `Bearer ${await aSignedInBuyer(mall, '+79140000009')}`;
    const ticket = () => ask('/api/auth/ws-ticket', { method: 'POST', headers: { authorization } });
    expect((await ticket()).status).toBe(200);
    await ask('/api/mall4cloud_auth/login_out', { method: 'POST', headers: { authorization } });
    await until(async () => ((await ticket()).status === 424 ? true : undefined), {
      what: 'the token is refused',
      timeoutMs: 20_000,
    });
  });

  let aBuyerToken: Promise<string>;
  beforeAll(() => {
    aBuyerToken = aSignedInBuyer(mall, '+79140000001');
  });
});

describe('the document of the API', () => {
  it('is there to browse', async () => {
    const page = await fetch(`${base}/api/docs`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    const { body } = await ask('/api/docs-json');
    expect(Object.keys((body as { paths: object }).paths)).toContain('/mall4cloud_order/a/order/submit');
  });

  it('says nothing of the operations for staff alone to others', async () => {
    const token = await aSignedInBuyer(mall, '+79140000002');
    const { body } = await ask('/api/docs-json', { headers: { authorization: `Bearer ${token}` } });
    expect(Object.keys((body as { paths: object }).paths)).not.toContain('/admin/user/page');
  });
});
