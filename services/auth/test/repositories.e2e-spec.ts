import { notedActs, scratchDatabase } from '@mall/testing/schema';
import { Account } from '../src/account/account.entity.js';
import { AccountRepository } from '../src/account/account.repository.js';
import { accountSpecification } from '../src/account/account.repository.specification.js';
import { CaptchaRepository } from '../src/captcha/captcha.repository.js';
import { captchaSpecification } from '../src/captcha/captcha.repository.specification.js';
import { KnownDeviceRepository } from '../src/devices/known-device.repository.js';
import { knownDeviceSpecification } from '../src/devices/known-device.repository.specification.js';
import { SigningKey } from '../src/keys/signing-key.entity.js';
import { SigningKeyRepository } from '../src/keys/signing-key.repository.js';
import { signingKeySpecification } from '../src/keys/signing-key.repository.specification.js';
import { KnownNetworkRepository } from '../src/networks/known-network.repository.js';
import { knownNetworkSpecification } from '../src/networks/known-network.repository.specification.js';
import { authSchema } from '../src/schema.js';
import { SessionRepository } from '../src/sessions/session.repository.js';
import { sessionSpecification } from '../src/sessions/session.repository.specification.js';
import { SmsCodeRepository } from '../src/sms/sms-code.repository.js';
import { smsCodeSpecification } from '../src/sms/sms-code.repository.specification.js';
import { SocketTicketRepository } from '../src/tickets/socket-ticket.repository.js';
import { socketTicketSpecification } from '../src/tickets/socket-ticket.repository.specification.js';

const database = scratchDatabase('auth', authSchema);

async function noAccounts() {
  await database.empty('account');
  const { manager: tx } = database;
  return { tx, repository: new AccountRepository(tx.getRepository(Account)) };
}

async function twoAccounts() {
  const { tx, repository } = await noAccounts();
  const open = async (username: string) => {
    const account = { side: 'shop', username, passwordHash: 'hash', roles: [] } as const;
    return (await repository.insert(account, tx)).accountId;
  };
  return { tx, accountIds: [await open('petr'), await open('li')] as const };
}

accountSpecification.holdsFor(AccountRepository, async () => {
  const given = await noAccounts();
  const noted = await notedActs(given.tx);
  return { ...given, noted };
});

sessionSpecification.holdsFor(SessionRepository, async () => ({
  ...(await twoAccounts()),
  repository: new SessionRepository(database.dataSource),
  // The clock of the database advances by itself.
  tick: async () => undefined,
}));

socketTicketSpecification.holdsFor(SocketTicketRepository, async () => {
  const { tx, accountIds } = await twoAccounts();
  const sessions = new SessionRepository(database.dataSource);
  const holderOf = async (accountId: string) => {
    const { userId, side, username, shopId, tenantId, roles } = await tx.findOneByOrFail(Account, {
      accountId,
    });
    const sessionId = await sessions.open(tx, { accountId, clientId: 'web', hours: 24 });
    return { userId, sessionId, side, username, shopId, tenantId, roles: [...roles] };
  };
  return {
    repository: new SocketTicketRepository(database.dataSource),
    holders: [await holderOf(accountIds[0]), await holderOf(accountIds[1])] as const,
    end: async (sessionId) => void (await sessions.revoke(tx, [sessionId], 'ended')),
  };
});

signingKeySpecification.holdsFor(SigningKeyRepository, async () => {
  await database.empty('signing_key');
  return { repository: new SigningKeyRepository(database.manager.getRepository(SigningKey)) };
});

knownNetworkSpecification.holdsFor(KnownNetworkRepository, async () => ({
  ...(await twoAccounts()),
  repository: new KnownNetworkRepository(database.dataSource),
}));

knownDeviceSpecification.holdsFor(KnownDeviceRepository, async () => ({
  ...(await twoAccounts()),
  repository: new KnownDeviceRepository(database.dataSource),
}));

captchaSpecification.holdsFor(CaptchaRepository, () => ({
  repository: new CaptchaRepository(database.dataSource),
  ofReplica: new CaptchaRepository(database.dataSource),
  send: async (network, minutesAgo) =>
    void (await database.dataSource.query(
      `INSERT INTO sms_code (purpose, mobile, code_hash, tries_left, ip, sent_at, expires_at)
       VALUES ('login', '+79140000009', '', 5, $1, now() - make_interval(mins => $2), now())`,
      [network, minutesAgo],
    )),
}));

smsCodeSpecification.holdsFor(SmsCodeRepository, async () => {
  await database.empty('sms_code', 'sms_day');
  const age = async (hours: number) =>
    void (await database.dataSource.query(
      'UPDATE sms_code SET sent_at = sent_at - make_interval(hours => $1)',
      [hours],
    ));
  return { repository: new SmsCodeRepository(database.dataSource), tx: database.manager, age };
});
