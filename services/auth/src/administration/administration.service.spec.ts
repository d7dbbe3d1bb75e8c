import { platformErrors } from '@mall/contracts/define';
import { authErrors, type CreateAccountDto, type UpdateAccountDto } from '@mall/contracts/auth';
import { RecordedOutbox } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import { InMemoryAccounts } from '../account/account.fakes.js';
import { AccountService } from '../account/account.service.js';
import { PasswordHashService } from '../account/password-hash.service.js';
import { RecordedRevocations } from '../sessions/session.fakes.js';
import { AdministrationService } from './administration.service.js';

const anna: CreateAccountDto = {
  side: 'staff',
  userId: '50',
  username: 'anna',
  password: 'a long own password',
  roles: ['ROLE_FINANCE'],
};
const ofAnna = { side: 'staff', userId: '50' } as const;

let accounts: InMemoryAccounts;
let sessions: RecordedRevocations;
let service: AdministrationService;
const hasher = new PasswordHashService();

beforeEach(async () => {
  accounts = new InMemoryAccounts();
  sessions = new RecordedRevocations();
  const inserting = new AccountService(new NoDatabase(), accounts, new RecordedOutbox());
  service = new AdministrationService(new NoDatabase(), accounts, inserting, hasher, sessions);
  await service.create(anna);
});

test('seeding twice keeps the account and its password', async () => {
  const again = await service.create({ ...anna, password: 'another password', roles: [] });
  expect(again).toMatchObject({ userId: '50', roles: ['ROLE_FINANCE'] });
});

test.each<readonly [string, Partial<UpdateAccountDto>]>([
  ['other roles', { roles: [] }],
  ['a new password', { password: 'another long password' }],
  ['a lock', { status: 'locked' }],
  ['a removal', { status: 'removed' }],
])('%s ends the sessions of the account', async (_, change) => {
  await service.update({ ...ofAnna, ...change });
  expect(sessions.ended).toEqual([{ accountId: '1', reason: 'staff' }]);
});

test('an unlock ends no session', async () => {
  await service.update({ ...ofAnna, status: 'active' });
  expect(sessions.ended).toEqual([]);
});

test('a removed account counts as missing', async () => {
  await service.update({ ...ofAnna, status: 'removed' });
  await expect(service.get('staff', '50')).rejects.toThrow(platformErrors.notFound.key);
  await expect(service.update({ ...ofAnna, status: 'active' })).rejects.toThrow(platformErrors.notFound.key);
});

describe('hiring under the name of somebody who applied', () => {
  const applied = {
    side: 'staff',
    username: 'olga',
    passwordHash: 'theirs',
    roles: [],
    status: 'locked',
  } as const;

  it('is refused, and the account keeps its password', async () => {
    await accounts.insert(applied);
    const hiring = service.create({
      side: 'staff',
      username: 'Olga',
      password: 'a new long password',
      roles: [],
    });
    await expect(hiring).rejects.toMatchObject(authErrors.usernameTaken({ username: 'Olga' }));
    expect(await accounts.findByPrincipal('staff', 'olga')).toMatchObject({
      passwordHash: 'theirs',
      status: 'locked',
    });
  });

  it('continues with an account that an earlier attempt left locked on purpose', async () => {
    const { userId } = await accounts.insert(applied);
    const again = await service.create({ ...anna, username: 'olga', status: 'locked' });
    expect(again.userId).toBe(userId);
  });
});
