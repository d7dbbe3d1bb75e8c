import { jest } from '@jest/globals';
import { Connection } from './connection.js';

const pair = (access_token: string) => ({
  access_token,
  refresh_token: `refresh-${access_token}`,
  user_id: '7',
  username: 'ivan',
  expires_in: 3600,
});

/** Answers each request by its path; records Authorization headers and bodies. */
function fakeServer(answer: (path: string, init: RequestInit) => { status?: number; body: unknown }) {
  const sent: { path: string; authorization: string | undefined; body: string }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init = {}) => {
    const path = String(input);
    const headers = init.headers as Record<string, string>;
    sent.push({ path, authorization: headers['Authorization'], body: String(init.body) });
    const { status = 200, body } = answer(path, init);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return sent;
}

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage;
}

describe('Connection', () => {
  let connection: Connection;

  beforeEach(() => {
    Object.assign(globalThis, { sessionStorage: memory() });
    connection = new Connection({ name: 'test', locale: () => 'ru', credentials: () => 'Basic app' });
  });
  afterEach(() => {
    connection.session.close();
    jest.restoreAllMocks();
  });

  it('signs in with the credentials of the app and calls with the token it got', async () => {
    const sent = fakeServer((path) =>
      path.includes('token') ? { body: pair('one') } : { body: { code: '00000', data: 3 } },
    );
    await connection.signIn({ grant_type: 'password', username: 'ivan', password: 'x' });
    expect(connection.session.current).toMatchObject({ accessToken: 'one', userId: '7' });
    await connection.call('order.cart.prodCount', {});
    expect(sent.map(({ authorization }) => authorization)).toEqual(['Basic app', 'Bearer one']);
    expect(sent[0]!.body).toContain('grant_type=password');
  });

  it('calls listeners when the server ends the session, after the tokens are deleted', async () => {
    fakeServer(() => ({ body: pair('one') }));
    await connection.signIn({ grant_type: 'password', username: 'ivan', password: 'x' });
    fakeServer(() => ({ status: 424, body: { code: 1 } }));
    const heard: unknown[] = [];
    connection.onSessionEnded(() => heard.push(connection.session.current));
    await expect(connection.call('order.cart.prodCount', {})).rejects.toThrow();
    expect(heard).toEqual([null]);
    expect(connection.wasSessionEnded()).toBe(true);
  });

  it('signs out here even when the server cannot be reached', async () => {
    fakeServer(() => ({ body: pair('one') }));
    await connection.signIn({ grant_type: 'password', username: 'ivan', password: 'x' });
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await connection.signOut('auth.logout');
    expect(connection.session.current).toBeNull();
    expect(connection.wasSessionEnded()).toBe(false);
  });
});
