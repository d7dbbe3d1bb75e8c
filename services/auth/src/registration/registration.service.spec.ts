import { authErrors, authEvents, RegisterDto } from '@mall/contracts/auth';
import type { Caller } from '@mall/contracts/define';
import { RecordedOutbox } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { InMemoryAccounts } from '../account/account.fakes.js';
import { AccountService } from '../account/account.service.js';
import { PasswordHashService } from '../account/password-hash.service.js';
import { InMemoryCodes, RecordedSms } from '../sms/sms.fakes.js';
import { SmsCodeService } from '../sms/sms-code.service.js';
import { RegistrationService } from './registration.service.js';

const MOBILE = '+79141234567';
const PASSWORD = 'a long own password';
const visitor: Caller = {
  kind: 'anonymous',
  roles: [],
  permissions: [],
  tenantId: '1',
  locale: 'ru',
  requestId: 'test',
};

let sms: RecordedSms;
let codes: SmsCodeService;
let outbox: RecordedOutbox;
let registration: RegistrationService;

beforeEach(async () => {
  sms = new RecordedSms();
  codes = new SmsCodeService(new InMemoryCodes(), sms);
  outbox = new RecordedOutbox();
  const accounts = new InMemoryAccounts();
  const accountService = new AccountService(new NoDatabase([accounts]), accounts, outbox);
  registration = new RegistrationService(accounts, accountService, new PasswordHashService(), codes);
  await codes.send('register', MOBILE, visitor);
});

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

  it('refuses a user name in another case, and a number that has an account', async () => {
    await registration.register(request(), MOBILE);
    await expect(registration.register(request({ userName: 'ANNA' }), '+79990000000')).rejects.toMatchObject(
      authErrors.usernameTaken({ username: 'ANNA' }),
    );
    await expect(registration.register(request({ userName: 'boris' }), MOBILE)).rejects.toMatchObject(
      authErrors.mobileTaken(),
    );
  });
});
