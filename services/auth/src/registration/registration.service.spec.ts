import { jest } from '@jest/globals';
import { authErrors, authEvents, RegisterDto, RegisterStaffDto } from '@mall/contracts/auth';
import { userErrors } from '@mall/contracts/user';
import { RecordedOutbox } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { aVisitorCaller } from '../callers.fakes.js';
import { FixedConsentTexts, InMemoryAccounts } from '../account/account.fakes.js';
import { AccountService } from '../account/account.service.js';
import { PasswordHashService } from '../account/password-hash.service.js';
import { RecordedAttempts } from '../attempts/attempt.fakes.js';
import { FixedBudgets, FixedSiteName, InMemoryCodes, RecordedSms } from '../sms/sms.fakes.js';
import { SmsCodeService } from '../sms/sms-code.service.js';
import { RegistrationService } from './registration.service.js';

const MOBILE = '+79141234567';
const PASSWORD = 'a long own password';
const visitor = aVisitorCaller();

let sms: RecordedSms;
let codes: SmsCodeService;
let outbox: RecordedOutbox;
let registration: RegistrationService;

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  sms = new RecordedSms();
  codes = new SmsCodeService(
    new InMemoryCodes(),
    new FixedBudgets(),
    new RecordedAttempts(),
    sms,
    new FixedSiteName(),
  );
  outbox = new RecordedOutbox();
  const accounts = new InMemoryAccounts();
  const accountService = new AccountService(new NoDatabase([accounts]), accounts, outbox);
  registration = new RegistrationService(
    accounts,
    accountService,
    new PasswordHashService(),
    codes,
    new FixedConsentTexts(2),
  );
  await codes.send('register', MOBILE, visitor);
});
afterEach(() => jest.useRealTimers());

const request = (changes: Partial<RegisterDto> = {}): RegisterDto =>
  Object.assign(new RegisterDto(), { userName: 'anna', password: PASSWORD, code: sms.lastCode, ...changes });

describe('registration', () => {
  it('opens the account of a buyer and announces it', async () => {
    const account = await registration.register(request(), MOBILE);
    expect(account).toMatchObject({ side: 'shop', username: 'anna', mobile: MOBILE, roles: ['ROLE_BUYER'] });
    expect(outbox.events).toMatchObject([
      {
        subject: authEvents.accountRegistered.subject,
        payload: { userId: account.userId, nickName: 'anna' },
      },
    ]);
  });

  it('announces the consent that came with it, from where it was given, and none when none came', async () => {
    const from = { ip: '203.0.113.7', userAgent: 'Firefox '.repeat(100) };
    const consent = { version: 2, language: 'ru' } as const;
    const { userId } = await registration.register(request({ consent }), MOBILE, from);
    expect(outbox.events).toMatchObject([
      { subject: authEvents.accountRegistered.subject },
      {
        subject: authEvents.consentGiven.subject,
        payload: { userId, ...consent, ip: '203.0.113.7', device: from.userAgent.slice(0, 300) },
      },
    ]);
  });

  it('opens no account on a consent to a text that has changed, and leaves the code valid', async () => {
    const consent = { version: 1, language: 'ru' } as const;
    await expect(registration.register(request({ consent }), MOBILE)).rejects.toMatchObject({
      declaration: { key: userErrors.consentTextChanged.key },
      issues: [{ field: 'consent' }],
    });
    expect(outbox.events).toEqual([]);
    await registration.register(request({ consent: { ...consent, version: 2 } }), MOBILE);
  });

  it('refuses a wrong code', async () => {
    await expect(registration.register(request({ code: '' }), MOBILE)).rejects.toMatchObject(
      authErrors.wrongCode(),
    );
    expect(outbox.events).toEqual([]);
  });

  it('leaves the code valid when the password is a well-known one', async () => {
    const weak = request({ password: 'Password1234' });
    await expect(registration.register(weak, MOBILE)).rejects.toMatchObject(authErrors.weakPassword());
    await registration.register(request(), MOBILE);
  });

  it('tells who has the code that a user name is taken, and accepts the code for another', async () => {
    await registration.register(request(), MOBILE);
    const other = '+79990000000';
    await codes.send('register', other, visitor);
    const wrong = request({ userName: 'ANNA', code: 'wrong' });
    await expect(registration.register(wrong, other)).rejects.toMatchObject(authErrors.wrongCode());
    await expect(registration.register(request({ userName: 'ANNA' }), other)).rejects.toMatchObject(
      authErrors.usernameTaken({ username: 'ANNA' }),
    );
    await registration.register(request({ userName: 'boris' }), other);
  });

  it('tells who has the code that the number is taken, and nobody else', async () => {
    await registration.register(request(), MOBILE);
    jest.setSystemTime(Date.now() + 61_000);
    await codes.send('register', MOBILE, visitor);
    await expect(
      registration.register(request({ userName: 'boris', code: 'wrong' }), MOBILE),
    ).rejects.toMatchObject(authErrors.wrongCode());
    await expect(registration.register(request({ userName: 'boris' }), MOBILE)).rejects.toMatchObject(
      authErrors.mobileTaken(),
    );
  });

  it.each(['89990000000', '79990000000', '13812345678'])(
    'refuses the user name %s, which reads as the number of somebody else',
    async (userName) => {
      await expect(registration.register(request({ userName }), MOBILE)).rejects.toMatchObject(
        authErrors.usernameTaken({ username: userName }),
      );
      await registration.register(request({ userName: MOBILE.replace('+7', '8') }), MOBILE);
    },
  );

  it('opens one account for a code that is sent twice at once', async () => {
    const outcomes = await Promise.allSettled([
      registration.register(request(), MOBILE),
      registration.register(request({ userName: 'boris' }), MOBILE),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('an application of somebody who wants to become staff', () => {
  const application = (changes: Partial<RegisterStaffDto> = {}): RegisterStaffDto =>
    Object.assign(new RegisterStaffDto(), {
      username: 'olga',
      password: PASSWORD,
      mobile: MOBILE,
      code: sms.lastCode,
      ...changes,
    });

  it('opens a locked account without roles, once for a code, and announces it to the admin service', async () => {
    const account = await registration.registerStaff(application(), MOBILE);
    expect(account).toMatchObject({ side: 'staff', username: 'olga', status: 'locked', roles: [] });
    expect(outbox.events).toMatchObject([
      {
        subject: authEvents.staffRegistered.subject,
        payload: { userId: account.userId, username: 'olga', nickname: 'olga', phone: MOBILE },
      },
    ]);
    await expect(registration.registerStaff(application({ username: 'vera' }), MOBILE)).rejects.toMatchObject(
      authErrors.wrongCode(),
    );
  });

  it.each([
    ['a wrong code', { code: '' }, authErrors.wrongCode()],
    ['a well-known password', { password: 'Password1234' }, authErrors.weakPassword()],
    [
      'the number of somebody else for a name',
      { username: '89990000000' },
      authErrors.usernameTaken({ username: '89990000000' }),
    ],
  ])('is refused for %s, and the code stays valid', async (_, changes, refusal) => {
    await expect(registration.registerStaff(application(changes), MOBILE)).rejects.toMatchObject(refusal);
    await registration.registerStaff(application(), MOBILE);
  });
});
