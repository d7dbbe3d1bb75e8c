import { jest } from '@jest/globals';
import { NoDatabase } from '@mall/persistence/fakes';
import { InMemoryAccounts } from '../src/account/account.fakes.js';
import { accountSpecification } from '../src/account/account.repository.specification.js';
import { InMemoryCaptchas } from '../src/captcha/captcha.fakes.js';
import { captchaSpecification } from '../src/captcha/captcha.repository.specification.js';
import { InMemoryDevices } from '../src/devices/known-device.fakes.js';
import { knownDeviceSpecification } from '../src/devices/known-device.repository.specification.js';
import { signingKeySpecification } from '../src/keys/signing-key.repository.specification.js';
import { InMemoryNetworks } from '../src/networks/known-network.fakes.js';
import { knownNetworkSpecification } from '../src/networks/known-network.repository.specification.js';
import { InMemoryKeys, InMemorySessions } from '../src/sessions/session.fakes.js';
import { sessionSpecification } from '../src/sessions/session.repository.specification.js';
import { InMemoryCodes } from '../src/sms/sms.fakes.js';
import { smsCodeSpecification } from '../src/sms/sms-code.repository.specification.js';
import { aHolder, InMemoryTickets } from '../src/tickets/socket-ticket.fakes.js';
import { socketTicketSpecification } from '../src/tickets/socket-ticket.repository.specification.js';

const tx = new NoDatabase().manager;
const accountIds = ['1', '2'] as const;

// The clock advances only when a case requests it.
beforeAll(() => void jest.useFakeTimers({ now: Date.parse('2026-11-21T12:00:00Z') }));
afterAll(() => void jest.useRealTimers());

accountSpecification.holdsFor(InMemoryAccounts, () => {
  const repository = new InMemoryAccounts();
  return { repository, tx, noted: async () => repository.noted };
});

sessionSpecification.holdsFor(InMemorySessions, () => ({
  repository: new InMemorySessions(),
  ...{ tx, accountIds, tick: async () => void jest.advanceTimersByTime(1_000) },
}));

socketTicketSpecification.holdsFor(InMemoryTickets, () => {
  const repository = new InMemoryTickets();
  const holders = [aHolder, { ...aHolder, sessionId: 's-2', userId: '8', username: 'li' }] as const;
  for (const holder of holders) repository.live.set(holder.sessionId, holder);
  return { repository, holders, end: async (sessionId) => void repository.live.delete(sessionId) };
});

signingKeySpecification.holdsFor(InMemoryKeys, () => ({ repository: new InMemoryKeys() }));

knownNetworkSpecification.holdsFor(InMemoryNetworks, () => ({
  repository: new InMemoryNetworks(),
  ...{ tx, accountIds },
}));

knownDeviceSpecification.holdsFor(InMemoryDevices, () => ({
  repository: new InMemoryDevices(),
  ...{ tx, accountIds },
}));

captchaSpecification.holdsFor(InMemoryCaptchas, () => {
  const repository = new InMemoryCaptchas();
  const send = async (network: string, minutesAgo: number) =>
    void repository.sent.push({ network, minutesAgo });
  return { repository, ofReplica: new InMemoryCaptchas(), send };
});

smsCodeSpecification.holdsFor(InMemoryCodes, () => {
  const repository = new InMemoryCodes();
  return { repository, tx, age: async (hours) => repository.age(hours) };
});
