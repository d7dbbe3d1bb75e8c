import { createCipheriv, createDecipheriv } from 'node:crypto';
import { ApiClient } from './client/api-client.js';
import { encryptedFetch } from './encryption.js';

const KEY = 'sixteen-letters!';

/** Encrypts like another client of the family. */
const encrypted = (text: string): string => {
  const cipher = createCipheriv('aes-128-cfb', KEY, KEY);
  return cipher.update(text, 'utf8', 'base64') + cipher.final('base64');
};
const decrypted = (text: string): string => {
  const cipher = createDecipheriv('aes-128-cfb', KEY, KEY);
  return cipher.update(text, 'base64', 'utf8') + cipher.final('utf8');
};

interface Sent {
  readonly url: URL;
  readonly flag: string | null;
  readonly body: unknown;
}

/** Returns a client whose server answers with this text, and the requests that it has sent. */
function aClient(answer: string) {
  const sent: Sent[] = [];
  const send = (url: string, init: RequestInit): Promise<Response> => {
    const flag = new Headers(init.headers).get('enc-flag');
    sent.push({ url: new URL(url, 'http://shop'), flag, body: init.body });
    return Promise.resolve(new Response(answer));
  };
  const fetch = encryptedFetch(KEY, send as unknown as typeof globalThis.fetch);
  return { sent, client: new ApiClient({ locale: () => 'ru', fetch }) };
}

const wrapped = (data: unknown): string =>
  JSON.stringify({ encryption: encrypted(JSON.stringify({ code: '00000', msg: '', data })) });

test('the body goes out encrypted and the envelope is read', async () => {
  const { sent, client } = aClient(wrapped('Ёлка 云岭'));
  const input = { spuId: '7', skuId: '7', count: 1 };
  expect(await client.call('order.cart.changeItem', input as never)).toBe('Ёлка 云岭');
  const { encryption } = JSON.parse(String(sent[0]!.body)) as { encryption: string };
  expect(JSON.parse(decrypted(encryption))).toEqual(input);
  expect(sent[0]!.flag).toBe('true');
});

test('each parameter of an address is encrypted by itself', async () => {
  const { sent, client } = aClient(wrapped({ list: [] }));
  await client.call('product.search.simplePage', { keyword: 'тойота', fuel: ['ev', 'phev'] } as never);
  const { searchParams } = sent[0]!.url;
  expect(decrypted(searchParams.get('keyword')!)).toBe('тойота');
  expect(searchParams.getAll('fuel').map(decrypted)).toEqual(['ev', 'phev']);
});

test('a form that signs in goes out as it is, and says so', async () => {
  const { sent, client } = aClient('{"access_token":"t"}');
  await client.call('auth.token', { grant_type: 'password', username: 'ivan' } as never, { form: true });
  expect([sent[0]!.flag, String(sent[0]!.body)]).toEqual(['false', expect.stringContaining('username=ivan')]);
});

test('an answer that is not encrypted is read as well: the server could not read the request', async () => {
  const { client } = aClient('{"code":"A00003","msg":"другой ключ"}');
  await expect(client.call('order.cart.prodCount', {})).rejects.toThrow('другой ключ');
});
