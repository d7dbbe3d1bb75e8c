import { jest } from '@jest/globals';
import { authErrors } from '@mall/contracts/auth';
import { platformErrors } from '@mall/contracts/define';
import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { InMemoryAccounts } from '../account/account.fakes.js';
import { PasswordHashService } from '../account/password-hash.service.js';
import { RecordedAttempts } from '../attempts/attempt.fakes.js';
import { InMemoryDevices } from '../devices/known-device.fakes.js';
import { RecordedRevocations } from '../sessions/session.fakes.js';
import { PasswordService } from './password.service.js';

const OLD = 'a long own password';
const NEW = 'another own password';

let attempts: RecordedAttempts;
let hasher: PasswordHashService;
let devices: InMemoryDevices;
let sessions: RecordedRevocations;
let passwords: PasswordService;

beforeEach(async () => {
  attempts = new RecordedAttempts();
  hasher = new PasswordHashService();
  const accounts = new InMemoryAccounts();
  devices = new InMemoryDevices();
  sessions = new RecordedRevocations();
  passwords = new PasswordService(new NoDatabase(), accounts, hasher, attempts, sessions, devices);
  const passwordHash = await hasher.hash(OLD);
  await accounts.insert({ side: 'shop', userId: '7', username: 'anna', passwordHash, roles: [] });
});

const change = (oldPassword: string, newPassword = NEW) =>
  passwords.change('shop', '7', { oldPassword, newPassword, keepSession: 'this one' });

it('changes the password for the old one, and ends the other sessions', async () => {
  await expect(change('wrong password')).rejects.toMatchObject(authErrors.wrongOldPassword());
  await change(OLD);
  expect(sessions.ended).toEqual([{ accountId: '1', reason: 'password', except: 'this one' }]);
  await expect(change(OLD)).rejects.toMatchObject(authErrors.wrongOldPassword());
});

it('refuses the present password as the new one, and ends no session', async () => {
  await expect(change(OLD, OLD)).rejects.toMatchObject(authErrors.samePassword());
  expect(sessions.ended).toEqual([]);
});

it('forgets the browsers that signed in, whose cookies may be stolen', async () => {
  await devices.remember({} as EntityManager, '1', 'browser');
  await change(OLD);
  expect(await devices.isKnown('1', 'browser')).toBe(false);
});

it('counts the attempt before anything is hashed, and hashes nothing beyond the limit', async () => {
  const matches = jest.spyOn(hasher, 'matches');
  attempts.exceed('passwordChange', 40);
  await expect(change(OLD)).rejects.toMatchObject(platformErrors.tooFrequent({ seconds: 40 }));
  expect(matches).not.toHaveBeenCalled();
});

it('counts wrong old passwords by account, and forgets them after a change', async () => {
  await change('wrong password').catch(() => undefined);
  expect(attempts.taken).toEqual(['passwordChange shop 7']);
  await change(OLD);
  expect(attempts.taken).toEqual([]);
});
