import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { readEnv } from '@mall/service-kit/env';
import { openidUrl, providersOf, vkIdUrl, wechatUrl, yandexIdUrl } from './provider-environment.js';
import { ProviderFailure } from './social-provider.js';

const given = (source: NodeJS.ProcessEnv) =>
  readEnv(
    { VK_ID_URL: vkIdUrl(), YANDEX_ID_URL: yandexIdUrl(), WECHAT_URL: wechatUrl(), OPENID_URL: openidUrl() },
    source,
  );

const secrets = {
  state: 'VK-state',
  nonce: 'nonce',
  verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
  redirectUri: 'https://mall.example/authredirect',
};
/** Challenge of the verifier above. Source: RFC 7636, appendix B. */
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

/** Published answers of VK ID, Yandex ID and WeChat, by path. */
let replies: Record<string, { readonly status?: number; readonly body: object }>;
let asked: { path: string; fields: URLSearchParams; authorization: string | undefined }[];
let server: Server;
let host: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url!, 'http://provider');
      const fields = new URLSearchParams([...searchParams, ...new URLSearchParams(text)]);
      asked.push({ path: pathname, fields, authorization: request.headers.authorization });
      const { status = 200, body } = replies[pathname] ?? { status: 404, body: {} };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});
afterEach(() => jest.restoreAllMocks());

const only = (source: NodeJS.ProcessEnv) => providersOf(given(source))[0]!;
const vk = () => only({ VK_ID_URL: `http://id:secret@${host}` });
const yandex = () => only({ YANDEX_ID_URL: `http://id:secret@${host}?info=http://${host}/info` });
const wechat = () => only({ WECHAT_URL: `http://id:secret@${host}?api=http://${host}` });

describe('where people sign in', () => {
  it.each([
    ['VK ID', vk],
    ['Yandex ID', yandex],
  ])('at %s has the state and the challenge of the verifier', async (_, provider) => {
    const { searchParams } = await provider().signInUrl(secrets);
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: 'id',
      redirect_uri: secrets.redirectUri,
      state: secrets.state,
      code_challenge: CHALLENGE,
      code_challenge_method: 'S256',
    });
  });

  it('at WeChat is a QR code', async () => {
    const url = await wechat().signInUrl(secrets);
    expect(url.hash).toBe('#wechat_redirect');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      appid: 'id',
      scope: 'snsapi_login',
      state: secrets.state,
    });
  });
});

describe('the person who has signed in', () => {
  it('at VK ID is known by the id of the token, for the device that VK names', async () => {
    replies = {
      '/oauth2/auth': { body: { access_token: 't', user_id: 77, state: secrets.state } },
      '/oauth2/user_info': { body: { user: { user_id: '77', first_name: 'Иван', last_name: 'И.' } } },
    };
    const identity = await vk().identify({ code: 'c', deviceId: 'd' }, secrets);
    expect(identity).toEqual({ issuer: 'https://id.vk.com', subject: '77', person: 'Иван И.' });
    expect(Object.fromEntries(asked[0]!.fields)).toMatchObject({
      grant_type: 'authorization_code',
      code: 'c',
      code_verifier: secrets.verifier,
      device_id: 'd',
      client_id: 'id',
    });
    expect(await vk().identify({ code: 'c' }, secrets)).toBeUndefined();
    replies['/oauth2/auth'] = { body: { access_token: 't', user_id: 77, state: 'another' } };
    expect(await vk().identify({ code: 'c', deviceId: 'd' }, secrets)).toBeUndefined();
  });

  it('at Yandex ID is identified only by a token of this application', async () => {
    replies = {
      '/token': { body: { access_token: 't', token_type: 'bearer' } },
      '/info': { body: { id: '9', login: 'ivan', client_id: 'id', default_email: 'a@b.example' } },
    };
    const identity = await yandex().identify({ code: 'c' }, secrets);
    expect(identity).toEqual({ issuer: 'https://oauth.yandex.ru', subject: '9', person: 'ivan' });
    expect(asked[0]!.fields.get('code_verifier')).toBe(secrets.verifier);
    expect(asked[1]!.authorization).toBe('OAuth t');
    replies['/info'] = { body: { id: '9', login: 'ivan', client_id: 'another application' } };
    expect(await yandex().identify({ code: 'c' }, secrets)).toBeUndefined();
  });

  it('at WeChat is known by the id within the application', async () => {
    replies = {
      '/sns/oauth2/access_token': { body: { access_token: 't', openid: 'o', unionid: 'u' } },
      '/sns/userinfo': { body: { openid: 'o', nickname: '朝' } },
    };
    const identity = await wechat().identify({ code: 'c' }, secrets);
    expect(identity).toEqual({ issuer: 'https://open.weixin.qq.com/id', subject: 'o', person: '朝' });
    replies['/sns/oauth2/access_token'] = { body: { errcode: 40029, errmsg: 'invalid code' } };
    expect(await wechat().identify({ code: 'c' }, secrets)).toBeUndefined();
  });

  it.each([
    ['a refused code', { status: 400, body: { error: 'invalid_grant' } }],
    ['an error with status 200', { body: { error: 'invalid_request' } }],
  ])('is not identified after %s', async (_, reply) => {
    replies = { '/oauth2/auth': reply, '/token': reply };
    expect(await vk().identify({ code: 'c', deviceId: 'd' }, secrets)).toBeUndefined();
    expect(await yandex().identify({ code: 'c' }, secrets)).toBeUndefined();
  });

  it('is not identified while the provider fails', async () => {
    replies = { '/oauth2/auth': { status: 502, body: {} } };
    await expect(vk().identify({ code: 'c', deviceId: 'd' }, secrets)).rejects.toThrow(ProviderFailure);
  });
});

it.each([
  ['VK_ID_URL', 'https://clientId@id.vk.com'],
  ['YANDEX_ID_URL', 'http://clientId:secret@oauth.yandex.ru'],
  ['WECHAT_URL', 'wx123'],
  ['OPENID_URL', 'https://clientId:secret@sso.example.com'],
])('ends the process when %s is incomplete', (name, text) => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended');
  });
  const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(() => given({ [name]: text })).toThrow('ended');
  expect(exit).toHaveBeenCalledWith(78);
  expect(String(said.mock.calls[0]![0])).toMatch(new RegExp(`${name} must be like https://`));
});

it('offers nothing without an account', () => expect(providersOf(given({}))).toEqual([]));
