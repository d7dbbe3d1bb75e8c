import { authErrors } from '@mall/contracts/auth';
import { platformErrors } from '@mall/contracts/define';
import type { EntityManager } from 'typeorm';
import { aVisitorCaller } from '../callers.fakes.js';
import { InMemoryAccounts } from '../account/account.fakes.js';
import type { Account } from '../account/account.entity.js';
import { RecordedAttempts } from '../attempts/attempt.fakes.js';
import { SimpleCaptcha } from '../captcha/captcha.fakes.js';
import { InMemoryNetworks } from '../networks/known-network.fakes.js';
import { SignInLimitService } from './sign-in-limit.service.js';

const HOME = '203.0.113.7';
const noTransaction = {} as EntityManager;

let attempts: RecordedAttempts;
let networks: InMemoryNetworks;
let captcha: SimpleCaptcha;
let limits: SignInLimitService;
let anna: Account;

beforeEach(async () => {
  attempts = new RecordedAttempts();
  networks = new InMemoryNetworks();
  captcha = new SimpleCaptcha();
  limits = new SignInLimitService(attempts, networks, captcha);
  anna = await new InMemoryAccounts().insert({
    side: 'shop',
    username: 'anna',
    mobile: '+79141234567',
    passwordHash: '',
    roles: [],
  });
});

const take = (principal: string, ip = HOME, account: Account | undefined = undefined, code?: string) =>
  limits.take({
    side: 'shop',
    principal,
    account,
    caller: aVisitorCaller(ip),
    captcha: code ? { code } : {},
  });

describe('attempts to sign in', () => {
  it.each([
    ['+7 914 123-45-67', '8 (914) 123 45 67'],
    ['89141234567', '+79141234567'],
    ['Boris', 'bORIS '],
  ])('count %s and %s as one, whether or not there is an account', async (one, other) => {
    await take(one);
    await take(other);
    expect(new Set(attempts.taken).size).toBe(3);
    await take(one, HOME, anna);
    await take('anna', HOME, anna);
    expect(new Set(attempts.taken).size).toBe(5);
  });

  it('count the addresses of one IPv6 network as one', async () => {
    await take('anna', '2001:db8:0:1::1', anna);
    await take('anna', '2001:db8:0:1:ffff::2', anna);
    expect(new Set(attempts.taken).size).toBe(3);
  });

  it('from a network that signed in lately are not limited by those from elsewhere', async () => {
    await networks.remember(noTransaction, anna.accountId, HOME);
    attempts.exceed('signInAccount', 900);
    attempts.exceed('signInNetwork', 900);
    await expect(take('anna', '203.0.113.8', anna)).rejects.toMatchObject(
      platformErrors.tooFrequent({ seconds: 900 }),
    );
    await take('anna', HOME, anna);
    expect(captcha.redeemed).toEqual([]);
  });

  it('past the limit of an account cost a captcha elsewhere, and are no attempts without', async () => {
    attempts.exceed('signInAccount', 900);
    await expect(take('anna', HOME, anna)).rejects.toMatchObject(authErrors.captchaNeeded());
    expect(attempts.taken.filter((taken) => taken.startsWith('signInPair'))).toEqual([]);
    await take('anna', HOME, anna, 'solved');
    expect(captcha.redeemed).toEqual(['signIn']);
    expect(attempts.taken.filter((taken) => taken.startsWith('signInPair'))).toHaveLength(1);
  });

  it('are limited from every network', async () => {
    await networks.remember(noTransaction, anna.accountId, HOME);
    attempts.exceed('signInPair', 60);
    await expect(take('anna', HOME, anna)).rejects.toMatchObject(platformErrors.tooFrequent({ seconds: 60 }));
  });

  it('are forgotten after a right password', async () => {
    const attempt = {
      side: 'shop',
      principal: 'anna',
      account: anna,
      caller: aVisitorCaller(HOME),
      captcha: {},
    } as const;
    await limits.take(attempt);
    await limits.giveBack(attempt);
    expect(attempts.taken).toEqual([]);
  });
});
