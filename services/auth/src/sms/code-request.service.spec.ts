import { authErrors } from '@mall/contracts/auth';
import type { EntityManager } from 'typeorm';
import { InMemoryAccounts } from '../account/account.fakes.js';
import { RecordedAttempts } from '../attempts/attempt.fakes.js';
import { aVisitorCaller } from '../callers.fakes.js';
import { SimpleCaptcha } from '../captcha/captcha.fakes.js';
import { InMemoryDevices } from '../devices/known-device.fakes.js';
import { InMemoryNetworks } from '../networks/known-network.fakes.js';
import { CodeRequestService } from './code-request.service.js';
import { FixedBudgets, FixedSiteName, InMemoryCodes, RecordedSms } from './sms.fakes.js';
import { SmsCodeService } from './sms-code.service.js';

const MOBILE = '+79141234567';
const HOME = '203.0.113.7';
const captchaNeeded = authErrors.captchaNeeded();

let sms: RecordedSms;
let budgets: FixedBudgets;
let captcha: SimpleCaptcha;
let requests: CodeRequestService;

beforeEach(async () => {
  const [accounts, networks] = [new InMemoryAccounts(), new InMemoryNetworks()];
  const devices = new InMemoryDevices();
  sms = new RecordedSms();
  captcha = new SimpleCaptcha();
  budgets = new FixedBudgets();
  const codes = new SmsCodeService(
    new InMemoryCodes(),
    budgets,
    new RecordedAttempts(),
    sms,
    new FixedSiteName(),
  );
  requests = new CodeRequestService(accounts, networks, devices, captcha, codes);
  const anna = { side: 'shop', username: 'anna', mobile: MOBILE, passwordHash: '', roles: [] } as const;
  const { accountId } = await accounts.insert(anna);
  await networks.remember({} as EntityManager, accountId, HOME);
  await devices.remember({} as EntityManager, accountId, 'own browser');
});

test('a stranger solves a captcha before a message is sent', async () => {
  const stranger = aVisitorCaller('198.51.100.1');
  await expect(requests.send('login', MOBILE, {}, stranger)).rejects.toMatchObject(captchaNeeded);
  expect(sms.sent).toEqual([]);
  await requests.send('login', MOBILE, { code: 'solved' }, stranger);
  expect(captcha.redeemed).toEqual(['sms']);
  expect(sms.sent).toHaveLength(1);
});

test('a browser that has signed in to the account of the number needs no captcha, and another one does', async () => {
  const abroad = aVisitorCaller('198.51.100.1');
  const another = { ...abroad, deviceKey: 'another browser' };
  await expect(requests.send('login', MOBILE, {}, another)).rejects.toMatchObject(captchaNeeded);
  await requests.send('login', MOBILE, {}, { ...abroad, deviceKey: 'own browser' });
  expect(sms.sent).toHaveLength(1);
});

test('a network that has signed in to the account of the number needs no captcha', async () => {
  await requests.send('login', MOBILE, {}, aVisitorCaller(HOME));
  expect(sms.sent).toHaveLength(1);
});

test('it needs one for the number of somebody else, and where another site may have caused the request', async () => {
  const visitor = aVisitorCaller(HOME);
  await expect(requests.send('login', '+79990000000', {}, visitor)).rejects.toMatchObject(captchaNeeded);
  await expect(requests.sendForCaptcha('login', MOBILE, {}, visitor)).rejects.toMatchObject(captchaNeeded);
  expect(sms.sent).toEqual([]);
});

test('a browser that has signed in to the account gets its code when strangers have used up their share', async () => {
  budgets.budgets.entry = 3;
  const stranger = aVisitorCaller('198.51.100.1');
  const ask = (n: number) => requests.send('register', `+7999000000${n}`, { code: 'solved' }, stranger);
  for (const n of [1, 2, 3]) await ask(n);
  await expect(ask(4)).rejects.toMatchObject(authErrors.smsUnavailable());
  budgets.budgets.entry = 4;
  await expect(ask(4)).rejects.toMatchObject(authErrors.smsUnavailable());
  await requests.send('login', MOBILE, {}, { ...stranger, deviceKey: 'own browser' });
  expect(sms.sent).toHaveLength(4);
});
