import { adminParamApi } from '@mall/contracts/admin';
import { authApi, authErrors, type CaptchaType } from '@mall/contracts/auth';
import { platformErrors } from '@mall/contracts/define';
import {
  aBuyer,
  aSolvedCaptcha,
  aStaffMember,
  aVisitor,
  startMall,
  until,
  type TestMall,
} from '@mall/testing';
import { PASSWORD, People, rejection } from './people.js';

const BUDGET = 60;
let mall: TestMall;
let people: People;

beforeAll(async () => {
  // Two processes: a solution that one has accepted must be refused by the other.
  mall = await startMall(['admin', 'auth']);
  await mall.startService('auth');
  people = new People(mall);
  const staff = mall.callAs(aStaffMember(['sys_syspublicparam_view', 'sys_syspublicparam_edit']))(
    adminParamApi,
  );
  const { records } = await staff.page({ current: 1, size: 1, publicKey: 'SMS_DAILY_BUDGET' });
  await staff.update({ publicId: records[0]!.publicId, publicValue: String(BUDGET) });
});

const solvedBy = (visitor: ReturnType<People['visitor']>, type: CaptchaType) =>
  aSolvedCaptcha(type, (request) => visitor.createCaptcha(request));

const later = () => mall.query('auth', `UPDATE sms_code SET sent_at = sent_at - interval '2 minutes'`);

describe('a code by SMS', () => {
  it('costs a captcha from an address that never signed in to the account of the number', async () => {
    const { mobile } = await people.register();
    await later();
    const stranger = people.visitor();
    for (const number of [mobile, '+79990003000']) {
      const refused = await rejection(stranger.requestLoginCode({ mobile: number }));
      expect(authErrors.captchaNeeded.is(refused)).toBe(true);
      const registration = await rejection(stranger.sendRegistrationCode({ countryCode: '+7', number }));
      expect(authErrors.captchaNeeded.is(registration)).toBe(true);
    }
    await stranger.requestLoginCode({ mobile, ...(await solvedBy(stranger, 'sms')) });
  });

  it('costs none where the account signed in lately, unless it is requested by GET', async () => {
    const { mobile, userName } = await people.register();
    const home = people.visitor('10.70.0.1');
    await home.login({ principal: userName, credentials: PASSWORD, sysType: 0 });
    await later();
    expect(authErrors.captchaNeeded.is(await rejection(home.sendLoginCode({ mobile })))).toBe(true);
    expect(await home.requestLoginCode({ mobile })).toEqual({ ttl: 60 });
  });

  it('is sent once for one captcha, however many calls to two processes carry it', async () => {
    const visitor = people.visitor();
    const captcha = await solvedBy(visitor, 'sms');
    const send = (n: number) =>
      rejection(
        visitor.sendRegistrationCode({ countryCode: '+7', number: `+799900040${10 + n}`, ...captcha }),
      );
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => send(n)));
    expect(outcomes.filter((outcome) => outcome === 'resolved')).toHaveLength(1);
    expect(outcomes.filter((outcome) => authErrors.captchaNeeded.is(outcome))).toHaveLength(19);
  });

  it('is accepted after a restart, and not again after another', async () => {
    const visitor = people.visitor();
    const captcha = await solvedBy(visitor, 'sms');
    const send = (number: string) =>
      rejection(visitor.sendRegistrationCode({ countryCode: '+7', number, ...captcha }));
    for (const expected of ['resolved', 'refused']) {
      await mall.service('auth').stop();
      await mall.service('auth').start();
      const outcome = await send(`+7999000500${expected.length}`);
      expect(authErrors.captchaNeeded.is(outcome) ? 'refused' : outcome).toBe(expected);
    }
  });
});

describe('an account under attack from everywhere', () => {
  const guess = (userName: string, n: number) =>
    rejection(
      people.visitor(`10.80.0.${n}`).login({ principal: userName, credentials: 'a wrong guess', sysType: 0 }),
    );

  it('is open to its owner where they signed in lately, and elsewhere for a captcha and a delay', async () => {
    const { userName } = await people.register();
    const home = people.visitor('10.90.0.1');
    const signIn = { principal: userName, credentials: PASSWORD, sysType: 0 as const };
    await home.login(signIn);
    const guesses = await Promise.all(Array.from({ length: 60 }, (_, n) => guess(userName, n + 1)));
    expect(guesses.filter((outcome) => authErrors.captchaNeeded.is(outcome)).length).toBeGreaterThanOrEqual(
      10,
    );

    const abroad = people.visitor('10.91.0.1');
    expect(authErrors.captchaNeeded.is(await rejection(abroad.login(signIn)))).toBe(true);
    expect(await rejection(home.login(signIn))).toBe('resolved');

    const forSms = await solvedBy(abroad, 'sms');
    expect(authErrors.captchaNeeded.is(await rejection(abroad.login({ ...signIn, ...forSms })))).toBe(true);
    const captcha = await solvedBy(abroad, 'signIn');
    expect(platformErrors.tooFrequent.is(await rejection(abroad.login({ ...signIn, ...captcha })))).toBe(
      true,
    );
    const opened = await until(
      async () => {
        const outcome = await rejection(abroad.login({ ...signIn, ...captcha }));
        return platformErrors.tooFrequent.is(outcome) ? undefined : outcome;
      },
      { what: 'the sign-in after the delay', timeoutMs: 10_000, everyMs: 500 },
    );
    expect(opened).toBe('resolved');
  });

  describe('in a browser that signed in to it', () => {
    const inBrowser = (deviceKey: string, ip: string) =>
      mall.callAs(aVisitor({ ip, userAgent: 'test', deviceKey }))(authApi);
    const signIn = (principal: string, credentials = PASSWORD) => ({
      principal,
      credentials,
      sysType: 0 as const,
    });

    it('is open to its owner from any network, without a captcha, and to nobody else', async () => {
      const [owner, other] = [await people.register(), await people.register()];
      await inBrowser('own', '10.93.0.1').login(signIn(owner.userName));
      await inBrowser('theirs', '10.93.0.2').login(signIn(other.userName));
      for (const { userName } of [owner, other])
        await Promise.all(Array.from({ length: 60 }, (_, n) => guess(userName, n + 100)));

      const signsIn = (deviceKey: string, principal: string) =>
        rejection(inBrowser(deviceKey, '10.94.0.1').login(signIn(principal)));
      expect(await signsIn('own', owner.userName)).toBe('resolved');
      expect(authErrors.captchaNeeded.is(await signsIn('unknown', other.userName))).toBe(true);
      expect(authErrors.captchaNeeded.is(await signsIn('own', other.userName))).toBe(true);
      expect(await signsIn('theirs', other.userName)).toBe('resolved');
    });

    it('is open to its owner beside somebody who guesses in the same network', async () => {
      const { userName } = await people.register();
      const ip = '10.95.0.1';
      await inBrowser('beside', ip).login(signIn(userName));
      for (let n = 0; n < 6; n += 1)
        await rejection(people.visitor(ip).login(signIn(userName, 'a wrong guess')));
      const stranger = await rejection(people.visitor(ip).login(signIn(userName)));
      expect(platformErrors.tooFrequent.is(stranger)).toBe(true);
      expect(await rejection(inBrowser('beside', ip).login(signIn(userName)))).toBe('resolved');
    });

    it('takes ten wrong passwords from it, however many arrive at once, and none after a change of the password', async () => {
      const { userName, userId } = await people.register();
      await inBrowser('stolen', '10.96.0.1').login(signIn(userName));
      await Promise.all(Array.from({ length: 60 }, (_, n) => guess(userName, n + 170)));
      const outcomes = await Promise.all(
        Array.from({ length: 40 }, (_, n) =>
          rejection(inBrowser('stolen', `10.97.0.${n}`).login(signIn(userName, 'a wrong guess'))),
        ),
      );
      expect(outcomes.filter((outcome) => authErrors.wrongCredentials.is(outcome))).toHaveLength(10);
      expect(outcomes.filter((outcome) => authErrors.captchaNeeded.is(outcome))).toHaveLength(30);
      const newPassword = 'совсем-другой-пароль';
      await mall.callAs(aBuyer({ userId }))(authApi).changePassword({ oldPassword: PASSWORD, newPassword });
      const known = await mall.query('auth', `SELECT FROM known_device WHERE device_key = 'stolen'`);
      expect(known).toEqual([]);
    });
  });
});

it('a network that guesses passwords of many accounts pays with captchas, and is not shut out', async () => {
  const { userName } = await people.register();
  const ip = '10.98.0.1';
  const outcomes = await Promise.all(
    Array.from({ length: 110 }, (_, n) =>
      rejection(
        people.visitor(ip).login({ principal: `nobody${n}`, credentials: 'a wrong guess', sysType: 0 }),
      ),
    ),
  );
  expect(outcomes.filter((outcome) => authErrors.captchaNeeded.is(outcome))).toHaveLength(10);
  const neighbour = people.visitor(ip);
  const captcha = await solvedBy(neighbour, 'signIn');
  const signIn = { principal: userName, credentials: PASSWORD, sysType: 0 as const };
  expect(authErrors.captchaNeeded.is(await rejection(neighbour.login(signIn)))).toBe(true);
  const opened = await until(
    async () => {
      const outcome = await rejection(neighbour.login({ ...signIn, ...captcha }));
      return platformErrors.tooFrequent.is(outcome) ? undefined : outcome;
    },
    { what: 'the sign-in after the delay', timeoutMs: 10_000, everyMs: 1_500 },
  );
  expect(opened).toBe('resolved');
});

it('codes by SMS are sent to strangers no more often than their share of the budget of the day', async () => {
  const share = BUDGET * 0.7;
  const [sent] = await mall.query<{ sent: number }>('auth', `SELECT sum(sent)::int AS sent FROM sms_day`);
  const outcomes = await Promise.all(
    Array.from({ length: BUDGET }, (_, n) =>
      rejection(people.sendRegistrationCode(`+79995${String(100_000 + n)}`)),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === 'resolved')).toHaveLength(share - sent!.sent);
  const refused = outcomes.filter((outcome) => authErrors.smsUnavailable.is(outcome));
  expect(refused).toHaveLength(BUDGET - share + sent!.sent);
});
