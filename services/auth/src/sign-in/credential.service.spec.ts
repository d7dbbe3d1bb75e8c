import { authErrors } from '@mall/contracts/auth';
import type { Side } from '../account/account.entity.js';
import { InMemoryAccounts } from '../account/account.fakes.js';
import { PasswordHashService } from '../account/password-hash.service.js';
import { CredentialService } from './credential.service.js';

const MOBILE = '+79141234567';
const PASSWORD = 'a long own password';
const wrongCredentials = authErrors.wrongCredentials();

const authenticate = async (side: Side, principal: string, password: string) =>
  credentials.verify(await credentials.find(side, principal), password);

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
    expect(await authenticate('shop', principal, PASSWORD)).toMatchObject({ username: 'anna' });
  });

  it.each([
    ['a wrong password', 'shop', 'anna', 'another password'],
    ['an unknown name', 'shop', 'unknown', PASSWORD],
    ['the account of a buyer as staff', 'staff', 'anna', PASSWORD],
  ] as const)('refuses %s with the same error', async (_, side, principal, password) => {
    await expect(authenticate(side, principal, password)).rejects.toMatchObject(wrongCredentials);
    expect(accounts.noted).toMatchObject([
      { kind: 'refused', told: { failure: authErrors.wrongCredentials.key } },
    ]);
  });

  it('tells the owner of the password or the number that the account is locked, and nobody else', async () => {
    await accounts.update('1', { status: 'locked' });
    const locked = authErrors.accountLocked();
    await expect(authenticate('shop', 'anna', PASSWORD)).rejects.toMatchObject(locked);
    await expect(credentials.findActiveByMobile('shop', MOBILE)).rejects.toMatchObject(locked);
    await expect(authenticate('shop', 'anna', 'another')).rejects.toMatchObject(wrongCredentials);
  });

  it('tells locked staff to ask their administrator, and answers strangers as usual', async () => {
    const passwordHash = await new PasswordHashService().hash(PASSWORD);
    const clerk = { side: 'staff', username: 'wang', passwordHash, roles: [], status: 'locked' } as const;
    await accounts.insert(clerk);
    await expect(authenticate('staff', 'wang', PASSWORD)).rejects.toMatchObject(authErrors.staffLocked());
    await expect(authenticate('staff', 'wang', 'another')).rejects.toMatchObject(wrongCredentials);
  });
});
