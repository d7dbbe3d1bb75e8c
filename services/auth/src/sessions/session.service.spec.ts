import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { authErrors, authEvents } from '@mall/contracts/auth';
import { OwnClock, RecordedOutbox } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import { InMemoryAccounts } from '../account/account.fakes.js';
import type { Account } from '../account/account.entity.js';
import { SigningKeyService } from '../keys/signing-key.service.js';
import { InMemoryDevices } from '../devices/known-device.fakes.js';
import { InMemoryNetworks } from '../networks/known-network.fakes.js';
import { ClosedShopConsumer } from './closed-shop.consumer.js';
import { InMemoryKeys, InMemorySessions } from './session.fakes.js';
import { SessionService, type Device } from './session.service.js';

const phone: Device = { clientId: 'web', ip: '203.0.113.7', userAgent: 'Firefox' };
const laptop: Device = { clientId: 'web', ip: '203.0.113.8', userAgent: 'Chrome' };
/** The stores of these tests use no transaction. */
const noTransaction = {} as EntityManager;
const ended = authErrors.sessionEnded();

Logger.overrideLogger(false);

let accounts: InMemoryAccounts;
let outbox: RecordedOutbox;
let networks: InMemoryNetworks;
let sessions: SessionService;
let buyer: Account;

beforeEach(async () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T00:00:00Z'), doNotFake: ['nextTick', 'setImmediate'] });
  accounts = new InMemoryAccounts();
  outbox = new RecordedOutbox();
  const keys = new SigningKeyService(new InMemoryKeys(), new OwnClock());
  await keys.onModuleInit();
  networks = new InMemoryNetworks();
  sessions = new SessionService(
    new NoDatabase(),
    new InMemorySessions(),
    accounts,
    networks,
    new InMemoryDevices(),
    keys,
    outbox,
  );
  buyer = await accounts.insert({ side: 'shop', username: 'buyer', passwordHash: '', roles: ['ROLE_BUYER'] });
});
afterEach(() => jest.useRealTimers());

const wait = (seconds: number) => jest.setSystemTime(Date.now() + seconds * 1_000);

describe('the people of a closed shop', () => {
  const closed = { shopId: '2001', ownerUserId: '', reason: 'Чужие автомобили' };
  const event = <Payload extends object>(payload: Payload) => ({
    id: 'e-1',
    subject: 'event.tenant.shopClosed',
    aggregateId: '2001',
    occurredAt: '2026-11-23T00:00:00.000Z',
    tenantId: '1',
    payload,
  });

  it('are signed out, get the reason when they sign in again, and can sign in once the shop is open', async () => {
    const consumer = new ClosedShopConsumer(accounts, sessions);
    const { refreshToken } = await sessions.open(buyer, phone);
    const names = { ...closed, ownerUserId: buyer.userId };
    await consumer.onShopClosed(event(names), noTransaction);
    expect(outbox.subjects).toEqual([authEvents.sessionsRevoked.subject]);
    await expect(sessions.refresh(refreshToken, phone)).rejects.toThrow(ended);
    const again = async () => sessions.open((await accounts.findById(buyer.accountId))!, phone);
    await expect(again()).rejects.toThrow(authErrors.shopClosed({ reason: closed.reason }));
    await consumer.onShopReopened(event(names), noTransaction);
    await again();
  });

  it('do not include anybody else', async () => {
    await new ClosedShopConsumer(accounts, sessions).onShopClosed(
      event({ ...closed, ownerUserId: '999' }),
      noTransaction,
    );
    await sessions.open((await accounts.findById(buyer.accountId))!, phone);
  });
});

describe('a refresh token', () => {
  it('is used once and replaced by its successor', async () => {
    const { refreshToken } = await sessions.open(buyer, phone);
    const second = await sessions.refresh(refreshToken, phone);
    expect(second.refreshToken).not.toBe(refreshToken);
    await sessions.refresh(second.refreshToken, phone);
  });

  it('gives the same successor again to the same device within 30 seconds', async () => {
    const { refreshToken } = await sessions.open(buyer, phone);
    const first = await sessions.refresh(refreshToken, phone);
    wait(30);
    expect((await sessions.refresh(refreshToken, phone)).refreshToken).toBe(first.refreshToken);
  });

  it.each([
    ['after 30 seconds', 31, phone],
    ['by another device', 1, laptop],
  ])('ends its session when it is used again %s', async (_, seconds, device) => {
    const { refreshToken } = await sessions.open(buyer, phone);
    const { refreshToken: successor } = await sessions.refresh(refreshToken, phone);
    wait(seconds);
    await expect(sessions.refresh(refreshToken, device)).rejects.toMatchObject(ended);
    await expect(sessions.refresh(successor, phone)).rejects.toMatchObject(ended);
    expect(outbox.events).toEqual([
      {
        subject: authEvents.sessionsRevoked.subject,
        payload: { sessionIds: ['session-1'], reason: 'reuse' },
      },
    ]);
  });

  it('expires when the session is idle for 14 days', async () => {
    const { refreshToken } = await sessions.open(buyer, phone);
    wait(14 * 86_400 + 1);
    await expect(sessions.refresh(refreshToken, phone)).rejects.toMatchObject(ended);
  });

  it('is refused once the account is locked', async () => {
    const { refreshToken } = await sessions.open(buyer, phone);
    await accounts.update(buyer.accountId, { status: 'locked' });
    await expect(sessions.refresh(refreshToken, phone)).rejects.toMatchObject(ended);
  });

  it('that was never issued is refused', async () => {
    await expect(sessions.refresh('unknown', phone)).rejects.toMatchObject(ended);
  });
});

it('ends 30 days after signing in, however often it is refreshed', async () => {
  let { refreshToken } = await sessions.open(buyer, phone);
  for (let day = 0; day < 29; day += 1) {
    wait(86_400);
    ({ refreshToken } = await sessions.refresh(refreshToken, phone));
  }
  wait(86_400);
  await expect(sessions.refresh(refreshToken, phone)).rejects.toMatchObject(ended);
});

it('ends the session used longest ago when an account opens more than ten', async () => {
  const { refreshToken: oldest } = await sessions.open(buyer, phone);
  wait(1);
  const { refreshToken: second } = await sessions.open(buyer, phone);
  for (let opened = 0; opened < 9; opened += 1) {
    wait(1);
    await sessions.open(buyer, laptop);
  }
  await expect(sessions.refresh(oldest, phone)).rejects.toMatchObject(ended);
  await sessions.refresh(second, phone);
});

it('ends all sessions of an account but the one that changed the password', async () => {
  const { refreshToken: kept } = await sessions.open(buyer, phone);
  const { refreshToken: other } = await sessions.open(buyer, laptop);
  await sessions.revokeAll(noTransaction, buyer.accountId, 'password', 'session-1');
  await sessions.refresh(kept, phone);
  await expect(sessions.refresh(other, laptop)).rejects.toMatchObject(ended);
});

it('is not opened for an account that was locked while its password was checked', async () => {
  await accounts.update(buyer.accountId, { status: 'locked' });
  await expect(sessions.open(buyer, phone)).rejects.toMatchObject(authErrors.accountLocked());
});

it('remembers the network of each session opened or renewed', async () => {
  const { refreshToken } = await sessions.open(buyer, phone);
  await sessions.refresh(refreshToken, { ...phone, ip: '2001:db8::1' });
  expect(await networks.isKnown(buyer.accountId, '203.0.113.7')).toBe(true);
  expect(await networks.isKnown(buyer.accountId, '2001:db8::2')).toBe(true);
  expect(await networks.isKnown(buyer.accountId, '203.0.113.8')).toBe(false);
});
