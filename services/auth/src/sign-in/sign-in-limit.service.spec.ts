import { authErrors } from '@mall/contracts/auth';
import { platformErrors, type Caller } from '@mall/contracts/define';
import type { EntityManager } from 'typeorm';
import { aVisitorCaller } from '../callers.fakes.js';
import { InMemoryAccounts } from '../account/account.fakes.js';
import type { Account } from '../account/account.entity.js';
import { RecordedAttempts } from '../attempts/attempt.fakes.js';
import { SimpleCaptcha } from '../captcha/captcha.fakes.js';
import { InMemoryDevices } from '../devices/known-device.fakes.js';
import { InMemoryNetworks } from '../networks/known-network.fakes.js';
import { SignInLimitService } from './sign-in-limit.service.js';

const HOME = '203.0.113.7';
const noTransaction = {} as EntityManager;

let attempts: RecordedAttempts;
let networks: InMemoryNetworks;
let devices: InMemoryDevices;
let captcha: SimpleCaptcha;
let limits: SignInLimitService;
let anna: Account;

beforeEach(async () => {
  attempts = new RecordedAttempts();
  networks = new InMemoryNetworks();
  devices = new InMemoryDevices();
  captcha = new SimpleCaptcha();
  limits = new SignInLimitService(attempts, networks, devices, captcha);
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
    await expect(take('anna', '203.0.113.8', anna)).rejects.toMatchObject(authErrors.captchaNeeded());
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

  it('past the limit of a network cost a captcha there, for any account', async () => {
    attempts.exceed('signInNetwork', 900);
    await expect(take('anna', HOME, anna)).rejects.toMatchObject(authErrors.captchaNeeded());
    await take('anna', HOME, anna, 'solved');
    expect(captcha.redeemed).toEqual(['signIn']);
  });

  it('are limited from every network', async () => {
    await networks.remember(noTransaction, anna.accountId, HOME);
    attempts.exceed('signInPair', 60);
    await expect(take('anna', HOME, anna)).rejects.toMatchObject(platformErrors.tooFrequent({ seconds: 60 }));
  });

  describe('in a browser that signed in lately', () => {
    const inBrowser = (deviceKey: string, account = anna) => {
      const caller: Caller = { ...aVisitorCaller(HOME), deviceKey };
      return limits.take({ side: 'shop', principal: 'anna', account, caller, captcha: {} });
    };
    beforeEach(async () => {
      await devices.remember(noTransaction, anna.accountId, 'own browser');
      for (const limit of ['signInPair', 'signInAccount', 'signInNetwork'] as const)
        attempts.exceed(limit, 900);
    });

    it('are not limited by those from elsewhere, from its own network included', async () => {
      await inBrowser('own browser');
      expect(attempts.taken).toEqual([`signInDevice own browser account ${anna.accountId}`]);
    });

    it('count as those of an unknown browser for another account, with another cookie, and after ten wrong passwords', async () => {
      const refused = platformErrors.tooFrequent({ seconds: 900 });
      const other = { ...anna, accountId: '2' } as Account;
      await expect(inBrowser('own browser', other)).rejects.toMatchObject(refused);
      await expect(inBrowser('another browser')).rejects.toMatchObject(refused);
      attempts.exceed('signInDevice', 900);
      await expect(inBrowser('own browser')).rejects.toMatchObject(refused);
    });
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
