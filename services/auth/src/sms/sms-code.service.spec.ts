import { jest } from '@jest/globals';
import type { CompanyView } from '@mall/contracts/admin';
import { authErrors } from '@mall/contracts/auth';
import { aVisitorCaller } from '../callers.fakes.js';
import { RecordedAttempts } from '../attempts/attempt.fakes.js';
import { FixedBudgets, FixedSiteName, InMemoryCodes, RecordedSms } from './sms.fakes.js';
import { SiteNameCache } from './site-name.cache.js';
import { SmsCodeService } from './sms-code.service.js';

const MOBILE = '+79141234567';
const visitor = aVisitorCaller('203.0.113.7');

let attempts: RecordedAttempts;
let budgets: FixedBudgets;
let sms: RecordedSms;
let codes: SmsCodeService;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-23T00:00:00Z') });
  sms = new RecordedSms();
  attempts = new RecordedAttempts();
  budgets = new FixedBudgets();
  codes = new SmsCodeService(new InMemoryCodes(), budgets, attempts, sms, new FixedSiteName());
});
afterEach(() => jest.useRealTimers());

const wrongCode = authErrors.wrongCode();
/** Returns a code of six digits that was not sent. */
const other = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code', () => {
  it('is accepted once, for its purpose and its number only', async () => {
    await codes.send('login', MOBILE, visitor);
    await expect(codes.redeem('register', MOBILE, sms.lastCode)).rejects.toMatchObject(wrongCode);
    await expect(codes.redeem('login', '+79990000000', sms.lastCode)).rejects.toMatchObject(wrongCode);
    await codes.redeem('login', MOBILE, sms.lastCode);
    await expect(codes.redeem('login', MOBILE, sms.lastCode)).rejects.toMatchObject(wrongCode);
  });

  it('is invalid after five wrong tries', async () => {
    await codes.send('login', MOBILE, visitor);
    for (let attempt = 0; attempt < 5; attempt += 1)
      await expect(codes.redeem('login', MOBILE, other(sms.lastCode))).rejects.toMatchObject(wrongCode);
    await expect(codes.redeem('login', MOBILE, sms.lastCode)).rejects.toMatchObject(wrongCode);
  });

  it('expires after five minutes', async () => {
    await codes.send('login', MOBILE, visitor);
    jest.setSystemTime(Date.now() + 5 * 60_000);
    await expect(codes.redeem('login', MOBILE, sms.lastCode)).rejects.toMatchObject(wrongCode);
  });
});

describe('codes are sent', () => {
  it('once a minute to a number, and the refusal says how long to wait', async () => {
    expect(await codes.send('login', MOBILE, visitor)).toBe(60);
    jest.setSystemTime(Date.now() + 20_000);
    await expect(codes.send('login', MOBILE, visitor)).rejects.toMatchObject({ params: { seconds: 40 } });
    jest.setSystemTime(Date.now() + 40_000);
    await codes.send('login', MOBILE, visitor);
    expect(sms.sent).toHaveLength(2);
  });

  it('five times an hour to a number, whatever their purpose', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      await codes.send(sent % 2 ? 'login' : 'register', MOBILE, visitor);
      jest.setSystemTime(Date.now() + 61_000);
    }
    await expect(codes.send('login', MOBILE, visitor)).rejects.toMatchObject({ params: { seconds: 3_600 } });
  });

  it('to as many people behind one address as ask, as in a mobile network', async () => {
    for (let sent = 0; sent < 100; sent += 1) await codes.send('login', `+7914000${1_000 + sent}`, visitor);
    expect(sms.sent).toHaveLength(100);
  });

  it('to people who were here before, when strangers have used their share of the budget', async () => {
    budgets.budgets.entry = 10;
    for (let sent = 0; sent < 7; sent += 1) await codes.send('register', `+7914000${1_000 + sent}`, visitor);
    await expect(codes.send('register', '+79140002000', visitor)).rejects.toMatchObject(
      authErrors.smsUnavailable(),
    );
    for (let sent = 0; sent < 3; sent += 1)
      await codes.send('login', `+7914000${3_000 + sent}`, visitor, { isKnown: true });
    await expect(codes.send('login', MOBILE, visitor, { isKnown: true })).rejects.toMatchObject(
      authErrors.smsUnavailable(),
    );
  });

  it('in the language of the person', async () => {
    await codes.send('sign 7', MOBILE, { ...visitor, locale: 'zh' }, { title: 'CN-7' });
    expect(sms.sent[0]!.message).toMatch(/签署合同 CN-7 的验证码 \d{6}/);
  });

  it('to sign a document, however many other codes were sent to the number', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      await codes.send('login', MOBILE, visitor);
      jest.setSystemTime(Date.now() + 61_000);
    }
    await codes.send('login', '+79149999999', visitor);
    await codes.send('sign contract:7', MOBILE, visitor, { title: 'CN-7' });
  });

  it('as many as the budget of the day allows, and those that sign have their own', async () => {
    budgets.budgets.entry = 4;
    for (let sent = 0; sent < 3; sent += 1) await codes.send('login', `+7914000${1_000 + sent}`, visitor);
    await expect(codes.send('register', MOBILE, visitor)).rejects.toMatchObject(authErrors.smsUnavailable());
    expect(sms.sent).toHaveLength(3);
    await codes.send('sign contract:7', MOBILE, visitor, { title: 'CN-7' });
  });
});

describe('tries', () => {
  it('of wrong codes are counted by browser, and right ones are not', async () => {
    await codes.send('login', MOBILE, visitor);
    await codes.verify('login', MOBILE, other(sms.lastCode), 'browser').catch(() => undefined);
    expect(attempts.taken).toEqual(['smsCode browser']);
    await codes.redeem('login', MOBILE, sms.lastCode, 'browser');
    expect(attempts.taken).toEqual(['smsCode browser']);
  });

  it('beyond the limit of a browser are not compared', async () => {
    await codes.send('login', MOBILE, visitor);
    attempts.exceed('smsCode', 900);
    await expect(codes.redeem('login', MOBILE, sms.lastCode, 'browser')).rejects.toMatchObject({
      params: { seconds: 900 },
    });
    await codes.redeem('login', MOBILE, sms.lastCode);
  });
});

describe('a message', () => {
  it("begins with the site's name in the language of the reader", async () => {
    await codes.send('login', MOBILE, visitor);
    await codes.send('login', '+79990000000', { ...visitor, locale: 'zh' });
    expect(sms.sent[0]!.message).toMatch(/^Север Авто: код \d{6}\./);
    expect(sms.sent[1]!.message).toMatch(/^【Север Авто】验证码 \d{6}/);
  });

  it('is sent without a name while none is known', async () => {
    const nameless = new SmsCodeService(new InMemoryCodes(), budgets, attempts, sms, new FixedSiteName(''));
    await nameless.send('login', MOBILE, visitor);
    expect(sms.sent.at(-1)!.message).toMatch(/^код \d{6}\./);
  });
});

describe("the site's name", () => {
  const named = (name: string) => ({ ru: name, zh: name, en: name });

  it('is read again after two seconds, and stays while the admin service does not answer', async () => {
    let name: string | undefined = 'Первый';
    const company = async () => {
      if (!name) throw new Error('no answer');
      return { siteName: named(name) } as CompanyView;
    };
    const cache = new SiteNameCache({ company });
    expect(await cache.in('ru')).toBe('Первый');
    name = 'Второй';
    jest.setSystemTime(Date.now() + 2_000);
    expect(await cache.in('ru')).toBe('Второй');
    name = undefined;
    jest.setSystemTime(Date.now() + 2_000);
    expect(await cache.in('en')).toBe('Второй');
  });
});

describe('a gateway', () => {
  it('receives the parameters of its template, and never the same message twice', async () => {
    await codes.send('login', MOBILE, visitor);
    await codes.send(`sign contract:1`, MOBILE, visitor, { title: 'HT-1' });
    const [login, signing] = sms.sent.map((one) => one.sms);
    expect(login).toMatchObject({
      template: 'code',
      params: { code: /\d{6}/.exec(login!.text)![0], minutes: '5' },
    });
    expect(signing).toMatchObject({ template: 'signing', params: { title: 'HT-1', minutes: '5' } });
    expect(signing!.key).not.toBe(login!.key);
  });

  it.each(['later', 'refused', 'numberRefused'] as const)(
    'that does not accept a code (%s) causes an error',
    async (kind) => {
      sms.outcome = { kind, reason: 'no money' };
      await expect(codes.send('login', MOBILE, visitor)).rejects.toMatchObject(authErrors.smsNotSent());
    },
  );

  it('whose answer was lost may have sent the code, so the request succeeds', async () => {
    sms.outcome = { kind: 'unknown', reason: 'time-out' };
    expect(await codes.send('login', MOBILE, visitor)).toBe(60);
  });
});
