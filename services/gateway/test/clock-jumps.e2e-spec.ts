import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clockEnvironment, startMall, until, type TestMall } from '@mall/testing';
import { aSignedInBuyer } from './buyers.js';

const HOUR_MS = 3_600_000;
const JUMPING = ['gateway', 'auth', 'user', 'chat'] as const;
type Jumping = (typeof JUMPING)[number];

const folder = mkdtempSync(join(tmpdir(), 'mall-clocks-'));
const fileOf = (name: Jumping): string => join(folder, name);

let mall: TestMall;
/** The token of a session that began when all clocks were right. */
let before: string;
let buyers = 0;

/** Sets the clocks of these services ahead of the machine's, and gives them time to see it. */
async function jump(ms: number, names: readonly Jumping[] = JUMPING): Promise<void> {
  for (const name of names) await writeFile(fileOf(name), String(ms));
  await new Promise((resolve) => setTimeout(resolve, 100));
}

beforeAll(async () => {
  await jump(0);
  const env = Object.fromEntries(JUMPING.map((name) => [name, clockEnvironment({ file: fileOf(name) })]));
  mall = await startMall(['gateway', 'auth', 'user', 'chat'], { env });
  before = await signedIn();
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => jump(0));

async function ask(path: string, token: string, method = 'GET'): Promise<{ status: number; code: unknown }> {
  const response = await fetch(`${mall.service('gateway').url}/api${path}`, {
    method,
    headers: { authorization: token },
  });
  return { status: response.status, code: ((await response.json()) as { code: unknown }).code };
}

const ADDRESSES = '/mall4cloud_user/user_addr/list';
const signedIn = (): Promise<string> => aSignedInBuyer(mall, `+7914333${1_000 + ++buyers}`);
const OK = { status: 200, code: '00000' };

/** Signs in, reads, opens the chat, signs out, and sees the session end: everything that tokens and seals are checked for. */
async function visit(): Promise<void> {
  const token = await signedIn();
  expect(await ask(ADDRESSES, token)).toEqual(OK);
  expect((await ask('/auth/ws-ticket', token, 'POST')).status).toBe(200);
  expect(await ask('/mall4cloud_auth/login_out', token, 'POST')).toEqual(OK);
  await until(async () => ((await ask(ADDRESSES, token)).code === 'A00004' ? true : undefined), {
    what: 'the session to end',
    timeoutMs: 20_000,
  });
}

describe.each([
  ['an hour ahead', HOUR_MS],
  ['an hour back', -HOUR_MS],
])('a clock that jumps %s', (_, ms) => {
  it.each(JUMPING)('changes nothing for buyers when it is that of %s', async (name) => {
    await jump(ms, [name]);
    expect(await ask(ADDRESSES, before)).toEqual(OK);
    await visit();
  });

  it('changes nothing for buyers when it is that of all services, nor when it is set right', async () => {
    await jump(ms);
    expect(await ask(ADDRESSES, before)).toEqual(OK);
    await visit();
    await jump(0);
    expect(await ask(ADDRESSES, before)).toEqual(OK);
    await visit();
  });
});
