import { authErrors } from '@mall/contracts/auth';
import { InMemoryAccounts } from '../account/account.fakes.js';
import { PasswordHashService } from '../account/password-hash.service.js';
import { RecordedAttempts } from '../attempts/attempt.fakes.js';
import { aVisitorCaller } from '../callers.fakes.js';
import { SimpleCaptcha } from '../captcha/captcha.fakes.js';
import { InMemoryDevices } from '../devices/known-device.fakes.js';
import { NoSecondSteps } from '../factor/sign-in-step.fakes.js';
import { InMemoryNetworks } from '../networks/known-network.fakes.js';
import { sessionServiceOf } from '../sessions/session.fakes.js';
import { FixedBudgets, FixedSiteName, InMemoryCodes, RecordedSms } from '../sms/sms.fakes.js';
import { SmsCodeService } from '../sms/sms-code.service.js';
import { SocialProviders } from '../social/social-providers.js';
import { SocialSignInService } from '../social/social-sign-in.service.js';
import { CredentialService } from './credential.service.js';
import { SignInLimitService } from './sign-in-limit.service.js';
import { TokenGrantService } from './token-grant.service.js';

const MOBILE = '+79141234567';
const PASSWORD = 'a long own password';
const visitor = aVisitorCaller('203.0.113.7');
const basic = (clientId: string) => `Basic ${Buffer.from(`${clientId}:${clientId}`).toString('base64')}`;
const byPassword = { grant_type: 'password', username: 'anna', password: PASSWORD };

/** Without a configured provider no request to one is made. */
const noOtherServices = new SocialSignInService(
  new SocialProviders([], ''),
  undefined as never,
  undefined as never,
  undefined as never,
  undefined as never,
);

let attempts: RecordedAttempts;
let sms: RecordedSms;
let codes: SmsCodeService;
let grants: TokenGrantService;

beforeEach(async () => {
  const [accounts, networks] = [new InMemoryAccounts(), new InMemoryNetworks()];
  const hasher = new PasswordHashService();
  attempts = new RecordedAttempts();
  sms = new RecordedSms();
  codes = new SmsCodeService(new InMemoryCodes(), new FixedBudgets(), attempts, sms, new FixedSiteName());
  const sessions = await sessionServiceOf(accounts, networks);
  const limits = new SignInLimitService(attempts, networks, new InMemoryDevices(), new SimpleCaptcha());
  grants = new TokenGrantService(
    new CredentialService(accounts, hasher),
    sessions,
    limits,
    codes,
    noOtherServices,
    new NoSecondSteps(),
  );
  const passwordHash = await hasher.hash(PASSWORD);
  await accounts.insert({ side: 'shop', username: 'anna', mobile: MOBILE, passwordHash, roles: [] });
});

const grant = (clientId: string, request: object) =>
  grants.grant({ grant_type: '', ...request, clientCredentials: basic(clientId) }, visitor);

test('a right password opens a session and costs no attempt', async () => {
  expect(await grant('web', byPassword)).toMatchObject({ clientId: 'web' });
  expect(attempts.taken.filter((taken) => taken.startsWith('signIn'))).toEqual([]);
});

test('a wrong password costs an attempt', async () => {
  const wrong = grant('web', { ...byPassword, password: 'another password' });
  await expect(wrong).rejects.toMatchObject(authErrors.wrongCredentials());
  expect(attempts.taken.length).toBeGreaterThan(0);
});

test('a buyer cannot sign in through the client of staff', async () => {
  await expect(grant('admin', byPassword)).rejects.toMatchObject(authErrors.wrongCredentials());
});

test.each([
  ['admin', 'mobile'],
  ['sms', 'password'],
  ['web', 'client_credentials'],
])('the client %s has no grant %s', async (clientId, grantType) => {
  const request = { ...byPassword, grant_type: grantType };
  await expect(grant(clientId, request)).rejects.toMatchObject(authErrors.grantRefused({ grantType }));
});

test.each(['admin', 'web'])(
  'a social sign-in by the client %s says that no account is bound',
  async (client) => {
    const social = grant(client, { grant_type: 'mobile', mobile: 'DINGTALK@a-code' });
    await expect(social).rejects.toMatchObject(authErrors.notBound());
  },
);

test.each([
  ['an unknown client', basic('somebody')],
  ['the name of a property of all objects', basic('constructor')],
  ['another secret', `Basic ${Buffer.from('web:admin').toString('base64')}`],
  ['no client', undefined],
])('%s is refused', async (_, clientCredentials) => {
  const request = { ...byPassword, ...(clientCredentials ? { clientCredentials } : {}) };
  await expect(grants.grant(request, visitor)).rejects.toMatchObject(authErrors.unknownClient());
});

test('a code opens a session once', async () => {
  await codes.send('login', MOBILE, visitor);
  const byCode = { grant_type: 'mobile', mobile: `SMS@${MOBILE}`, code: sms.lastCode };
  const { refreshToken } = await grant('sms', byCode);
  await expect(grant('sms', byCode)).rejects.toMatchObject(authErrors.wrongCode());
  const renewed = await grant('sms', { grant_type: 'refresh_token', refresh_token: refreshToken });
  expect(renewed.refreshToken).not.toBe(refreshToken);
});
