import { authErrors } from '@mall/contracts/auth';
import { InMemoryAccounts } from '../account/account.fakes.js';
import { PasswordHashService } from '../account/password-hash.service.js';
import { CredentialService } from './credential.service.js';

const MOBILE = '+79141234567';
const PASSWORD = 'a long own password';
const wrongCredentials = authErrors.wrongCredentials();

let accounts: InMemoryAccounts;
let credentials: CredentialService;

beforeEach(async () => {
  accounts = new InMemoryAccounts();
  const hasher = new PasswordHashService();
  credentials = new CredentialService(accounts, hasher);
  const passwordHash = await hasher.hash(PASSWORD);
  await accounts.insert({ side: 'shop', username: 'anna', mobile: MOBILE, passwordHash, roles: [] });
});

describe('signing in', () => {
  it.each(['anna', 'ANNA', MOBILE, '8 914 123-45-67'])('accepts the password of %s', async (principal) => {
    expect(await credentials.authenticate('shop', principal, PASSWORD)).toMatchObject({ username: 'anna' });
  });

  it.each([
    ['a wrong password', 'shop', 'anna', 'another password'],
    ['an unknown name', 'shop', 'unknown', PASSWORD],
    ['the account of a buyer as staff', 'staff', 'anna', PASSWORD],
  ] as const)('refuses %s with the same error', async (_, side, principal, password) => {
    await expect(credentials.authenticate(side, principal, password)).rejects.toMatchObject(wrongCredentials);
  });

  it('refuses a locked account by password and by number', async () => {
    await accounts.update('1', { status: 'locked' });
    await expect(credentials.authenticate('shop', 'anna', PASSWORD)).rejects.toMatchObject(wrongCredentials);
    await expect(credentials.findActiveByMobile('shop', MOBILE)).rejects.toMatchObject(wrongCredentials);
  });
});
