import { OwnClock, RecordedOutbox } from '@mall/messaging/fakes';
import { NoDatabase } from '@mall/persistence/fakes';
import type { EntityManager } from 'typeorm';
import type { AccountRepository } from '../account/account.repository.js';
import { InMemoryDevices } from '../devices/known-device.fakes.js';
import { SigningKeyRepository, type NewSigningKey } from '../keys/signing-key.repository.js';
import { SigningKeyService } from '../keys/signing-key.service.js';
import type { KnownNetworkRepository } from '../networks/known-network.repository.js';
import type { SigningKey } from '../keys/signing-key.entity.js';
import {
  SessionRepository,
  type NewSession,
  type RefreshTokenRow,
  type Session,
} from './session.repository.js';
import { SessionService } from './session.service.js';

interface StoredSession extends NewSession {
  readonly sessionId: string;
  readonly openedMs: number;
  lastSeenMs: number;
  isRevoked: boolean;
  factorAt: Date | null;
}

interface StoredToken {
  readonly sessionId: string;
  readonly expiresMs: number;
  usedMs?: number;
  successorSealed?: Buffer;
}

const HOUR_MS = 3_600_000;

/** Sessions and refresh tokens in memory, for unit tests; they expire by the process's clock. */
export class InMemorySessions extends SessionRepository {
  private readonly sessions: StoredSession[] = [];
  private readonly tokens = new Map<string, StoredToken>();

  constructor() {
    super(undefined as never);
  }

  override async open(_: EntityManager, session: NewSession): Promise<string> {
    const sessionId = `session-${this.sessions.length + 1}`;
    const now = Date.now();
    const factorAt = session.isProved ? new Date(now) : null;
    this.sessions.push({ ...session, sessionId, openedMs: now, lastSeenMs: now, isRevoked: false, factorAt });
    return sessionId;
  }

  override lock(_: EntityManager, sessionId: string): Promise<Session | undefined> {
    return this.find(sessionId);
  }

  override async find(sessionId: string): Promise<Session | undefined> {
    const found = this.sessions.find((session) => session.sessionId === sessionId);
    if (!found) return undefined;
    const { accountId, clientId, device = null, factorAt } = found;
    return { sessionId, accountId, clientId, device, factorAt, isLive: isLive(found) };
  }

  override async prove(_: EntityManager, sessionId: string, isProved: boolean): Promise<Date | null> {
    const session = this.sessions.find((one) => one.sessionId === sessionId)!;
    session.factorAt = isProved ? new Date() : null;
    return session.factorAt;
  }

  override async liveOf(_: EntityManager, accountId: string): Promise<readonly string[]> {
    return this.sessions
      .filter((session) => session.accountId === accountId && isLive(session))
      .sort((one, other) => other.lastSeenMs - one.lastSeenMs)
      .map(({ sessionId }) => sessionId);
  }

  override async revoke(_: EntityManager, sessionIds: readonly string[]): Promise<readonly string[]> {
    const revoked = this.sessions.filter(
      ({ sessionId, isRevoked }) => sessionIds.includes(sessionId) && !isRevoked,
    );
    for (const session of revoked) session.isRevoked = true;
    return revoked.map(({ sessionId }) => sessionId);
  }

  override async insertToken(_: EntityManager, sessionId: string, hash: Buffer, lifeHours: number) {
    this.tokens.set(hash.toString('hex'), { sessionId, expiresMs: Date.now() + lifeHours * HOUR_MS });
  }

  override async findToken(_: EntityManager, hash: Buffer): Promise<RefreshTokenRow | undefined> {
    const token = this.tokens.get(hash.toString('hex'));
    return (
      token && {
        sessionId: token.sessionId,
        isFresh: token.expiresMs > Date.now(),
        usedAt: token.usedMs === undefined ? null : new Date(token.usedMs),
        usedSecondsAgo: token.usedMs === undefined ? null : (Date.now() - token.usedMs) / 1_000,
        successorSealed: token.successorSealed ?? null,
      }
    );
  }

  override async markUsed(_: EntityManager, hash: Buffer, successorSealed: Buffer): Promise<void> {
    const token = this.tokens.get(hash.toString('hex'));
    if (token && token.usedMs === undefined) Object.assign(token, { usedMs: Date.now(), successorSealed });
  }

  override async touch(_: EntityManager, sessionId: string): Promise<void> {
    this.sessions.find((session) => session.sessionId === sessionId)!.lastSeenMs = Date.now();
  }
}

const isLive = ({ isRevoked, openedMs, hours }: StoredSession): boolean =>
  !isRevoked && Date.now() < openedMs + hours * HOUR_MS;

/** Signing keys in memory, for unit tests. */
export class InMemoryKeys extends SigningKeyRepository {
  private readonly stored: SigningKey[] = [];

  constructor() {
    super(undefined as never);
  }

  override async newestOr(create: () => Promise<NewSigningKey>): Promise<NewSigningKey> {
    if (!this.stored[0]) this.stored.push({ ...(await create()), createdAt: new Date() });
    return this.stored[0]!;
  }

  override async newest(count: number): Promise<readonly SigningKey[]> {
    return this.stored.slice(0, count);
  }
}

/** Records which accounts' sessions were ended, for unit tests. */
export class RecordedRevocations extends SessionService {
  readonly ended: { readonly accountId: string; readonly reason: string; readonly except?: string }[] = [];

  constructor() {
    const unused = undefined as never;
    super(unused, unused, unused, unused, unused, unused, unused);
  }

  override async revokeAll(
    _: EntityManager,
    accountId: string,
    reason: string,
    except?: string,
  ): Promise<void> {
    this.ended.push({ accountId, reason, ...(except ? { except } : {}) });
  }
}

/** Returns a service that opens and refreshes sessions in memory, signed with a key of its own. */
export async function sessionServiceOf(
  accounts: AccountRepository,
  networks: KnownNetworkRepository,
): Promise<SessionService> {
  const keys = new SigningKeyService(new InMemoryKeys(), new OwnClock());
  await keys.onModuleInit();
  const [database, outbox] = [new NoDatabase(), new RecordedOutbox()];
  const [sessions, devices] = [new InMemorySessions(), new InMemoryDevices()];
  return new SessionService(database, sessions, accounts, networks, devices, keys, outbox);
}
