import { authApi } from '@mall/contracts/auth';
import { aService, startMall, type TestMall } from '@mall/testing';

const PASSWORD = 'long enough password';

let mall: TestMall;
let base: string;

beforeAll(async () => {
  mall = await startMall(['auth', 'gateway']);
  base = `${mall.service('gateway').url}/api`;
});

async function anAccount(username: string): Promise<string> {
  const account = { side: 'shop', username, password: PASSWORD, roles: ['ROLE_BUYER'] as string[] } as const;
  await mall.callAs(aService('user'))(authApi).createAccount(account);
  return username;
}

async function signIn(principal: string, credentials = PASSWORD, cookie?: string) {
  const response = await fetch(`${base}/mall4cloud_auth/ua/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify({ principal, credentials, sysType: 0 }),
  });
  const { success } = (await response.json()) as { success: boolean };
  return { status: response.status, success, given: response.headers.get('set-cookie') };
}

const valueOf = (header: string): string => header.split(';')[0]!;

describe('the device cookie', () => {
  it('is given with a sign-in, kept from scripts and other sites, and not given again', async () => {
    const user = await anAccount('cookie1');
    const { given } = await signIn(user);
    expect(given).toMatch(/^device=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Strict$/);
    expect((await signIn(user, PASSWORD, valueOf(given!))).given).toBeNull();
    expect((await signIn(user, PASSWORD, 'device=chosen-by-somebody')).given).toMatch(/^device=/);
    expect((await fetch(`${base}/mall4cloud_user/area/list`)).headers.get('set-cookie')).toBeNull();
  });

  it('lets the owner in while others guess in the same network, and does not help with other accounts', async () => {
    const [owner, other] = [await anAccount('cookie2'), await anAccount('cookie3')];
    const cookie = valueOf((await signIn(owner)).given!);
    for (const user of [owner, other]) for (let n = 0; n < 6; n += 1) await signIn(user, 'a wrong guess');
    expect((await signIn(owner, PASSWORD)).status).toBe(429);
    expect(await signIn(owner, PASSWORD, cookie)).toMatchObject({ success: true });
    expect((await signIn(other, PASSWORD, cookie)).status).toBe(429);
    const tokens = await mall.query<{ text: string }>('auth', 'SELECT device_key AS text FROM known_device');
    expect(tokens.some(({ text }) => cookie.includes(text))).toBe(false);
  });
});
