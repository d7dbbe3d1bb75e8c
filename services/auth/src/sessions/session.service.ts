import { Injectable, Logger } from '@nestjs/common';
import {
  authErrors,
  authEvents,
  type FreshTokenView,
  type SessionsRevoked,
  type StaffSessionPageDto,
} from '@mall/contracts/auth';
import { browserOf, platformErrors, type Caller } from '@mall/contracts/define';
import { Outbox } from '@mall/messaging';
import type { Page } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { Account, Side } from '../account/account.entity.js';
import { AccountRepository } from '../account/account.repository.js';
import { lockedOut } from '../account/locked-out.js';
import { config } from '../config.js';
import { ACCESS_TOKEN_SECONDS, SigningKeyService } from '../keys/signing-key.service.js';
import { KnownDeviceRepository } from '../devices/known-device.repository.js';
import { KnownNetworkRepository } from '../networks/known-network.repository.js';
import { hashToken, newToken, openSuccessor, sealSuccessor } from './refresh-token.js';
import { type LiveSession, SessionRepository } from './session.repository.js';

export interface TokenPair {
  readonly account: Account;
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresIn: number;
}

export interface Device {
  readonly clientId: string;
  readonly ip?: string;
  readonly userAgent?: string;
  /** Hash of the device cookie. */
  readonly deviceKey?: string;
}

/** Returns the device from which a caller signs in. */
export const deviceOf = (clientId: string, { ip, userAgent, deviceKey }: Caller): Device => ({
  clientId,
  ip,
  userAgent,
  deviceKey,
});

/** Idle and absolute life of a session in hours, by application. */
const LIFE_HOURS = {
  buyer: { idle: 14 * 24, absolute: 30 * 24 },
  merchant: { idle: 7 * 24, absolute: 30 * 24 },
  staff: { idle: 2, absolute: 12 },
} as const;

/** Seconds during which a second tab, or a client that lost the answer, may use the same token again. */
const GRACE_SECONDS = 30;

/** The facts that an access token contains. */
type Signed = Omit<TokenPair, 'accessToken' | 'expiresIn'> & {
  readonly sessionId: string;
  readonly factorAt: Date | null;
};

type Outcome = { readonly pair: Signed } | 'ended';

@Injectable()
export class SessionService {
  private readonly logger = new Logger(SessionService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: SessionRepository,
    private readonly accounts: AccountRepository,
    private readonly networks: KnownNetworkRepository,
    private readonly devices: KnownDeviceRepository,
    private readonly keys: SigningKeyService,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Opens a session and returns its tokens.
   * @throws authErrors.accountLocked or staffLocked when the account was locked while its password was checked,
   * authErrors.shopClosed for the people of a shop that staff closed, authErrors.factorNeeded when the second factor was
   * turned on meanwhile.
   */
  async open(account: Account, device: Device, isProved = false): Promise<TokenPair> {
    if (account.shopClosedReason !== null) throw authErrors.shopClosed({ reason: account.shopClosedReason });
    const life = LIFE_HOURS[lifeOf(account)];
    const refreshToken = newToken();
    const sessionId = await this.dataSource.transaction(async (tx) => {
      if (!(await this.accounts.holdActive(account.accountId, tx))) throw lockedOut(account);
      const held = await this.accounts.findById(account.accountId, tx);
      if (held?.factorSince && !isProved) throw authErrors.factorNeeded();
      const live = await this.sessions.liveOf(tx, account.accountId);
      const tooMany = live.slice(config.SESSION_LIMIT - 1);
      if (tooMany.length > 0) await this.revoke(tx, tooMany, 'limit');
      const id = await this.sessions.open(tx, {
        accountId: account.accountId,
        clientId: device.clientId,
        ip: device.ip,
        device: browserOf(device),
        hours: life.absolute,
        isProved: isProved && account.factorSince !== null,
      });
      await this.sessions.insertToken(tx, id, hashToken(refreshToken), life.idle);
      await this.remember(tx, account, device);
      await this.accounts.noteSignIn(tx, account, {
        application: device.clientId,
        device: browserOf(device),
      });
      return id;
    });
    const factorAt = isProved && account.factorSince ? (await this.sessions.find(sessionId))!.factorAt : null;
    return this.withAccessToken({ account, refreshToken, sessionId, factorAt });
  }

  /**
   * Uses up a refresh token. The same token within the grace time, from the same client and device, gets the same
   * successor; later or from another device it counts as stolen and ends the session.
   * @throws authErrors.sessionEnded
   */
  async refresh(token: string, device: Device): Promise<TokenPair> {
    const outcome = await this.dataSource.transaction((tx) => this.rotate(tx, token, device));
    if (outcome === 'ended') throw authErrors.sessionEnded();
    return this.withAccessToken(outcome.pair);
  }

  private async rotate(tx: EntityManager, token: string, device: Device): Promise<Outcome> {
    const hash = hashToken(token);
    const found = await this.sessions.findToken(tx, hash);
    if (!found) return 'ended';
    const session = await this.sessions.lock(tx, found.sessionId);
    // Read again: the row may have been used while this call waited for the session's lock.
    const row = await this.sessions.findToken(tx, hash);
    if (!session?.isLive || !row?.isFresh) return 'ended';
    const account = await this.accounts.findById(session.accountId, tx);
    if (account?.status !== 'active' || account.shopClosedReason !== null) return 'ended';
    if (row.usedAt) {
      const sameDevice =
        session.clientId === device.clientId && (session.device ?? '') === (browserOf(device) ?? '');
      if (row.successorSealed && sameDevice && (row.usedSecondsAgo ?? Infinity) <= GRACE_SECONDS) {
        return {
          pair: {
            account,
            sessionId: session.sessionId,
            factorAt: session.factorAt,
            refreshToken: openSuccessor(token, row.successorSealed),
          },
        };
      }
      this.logger.warn(`A used refresh token was presented again: session ${session.sessionId} is ended.`);
      await this.revoke(tx, [session.sessionId], 'reuse');
      return 'ended';
    }
    const successor = newToken();
    await this.sessions.markUsed(tx, hash, sealSuccessor(token, successor));
    await this.sessions.insertToken(
      tx,
      session.sessionId,
      hashToken(successor),
      LIFE_HOURS[lifeOf(account)].idle,
    );
    await this.sessions.touch(tx, session.sessionId);
    await this.remember(tx, account, device);
    const { sessionId, factorAt } = session;
    return { pair: { account, sessionId, factorAt, refreshToken: successor } };
  }

  async end(sessionId: string, reason: SessionsRevoked['reason'] = 'logout'): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await this.sessions.lock(tx, sessionId);
      await this.revoke(tx, [sessionId], reason);
    });
  }

  async endAll(accountId: string): Promise<void> {
    await this.dataSource.transaction((tx) => this.revokeAll(tx, accountId, 'logout'));
  }

  async revokeAll(
    tx: EntityManager,
    accountId: string,
    reason: SessionsRevoked['reason'],
    except?: string,
  ): Promise<void> {
    const live = await this.sessions.liveOf(tx, accountId);
    await this.revoke(
      tx,
      live.filter((sessionId) => sessionId !== except),
      reason,
    );
  }

  /** Notes in a session that the second factor was proved now, or turned off. @returns a token that says so. */
  async proved(
    tx: EntityManager,
    account: Account,
    sessionId: string,
    isProved: boolean,
  ): Promise<FreshTokenView> {
    const factorAt = await this.sessions.prove(tx, sessionId, isProved);
    const accessToken = await this.accessToken({ account, sessionId, factorAt });
    return { access_token: accessToken, expires_in: ACCESS_TOKEN_SECONDS };
  }

  ofUser(side: Side, userId: string): Promise<LiveSession[]> {
    return this.sessions.ofUser(side, userId);
  }

  pageOfStaff(request: StaffSessionPageDto): Promise<Page<LiveSession>> {
    return this.sessions.pageOfStaff(request);
  }

  /** Ends a live session of this account. @throws platformErrors.notFound also for a session of somebody else. */
  async endOwn(side: Side, userId: string, sessionId: string): Promise<void> {
    const own = await this.sessions.ofUser(side, userId);
    if (!own.some((session) => session.sessionId === sessionId)) throw platformErrors.notFound();
    await this.end(sessionId);
  }

  /** Ends a live session of a member of staff. @throws platformErrors.notFound */
  async endOfStaff(sessionId: string): Promise<void> {
    const { total } = await this.sessions.pageOfStaff({ sessionIds: [sessionId], current: 1, size: 1 });
    if (total === 0) throw platformErrors.notFound();
    await this.end(sessionId, 'staff');
  }

  async isLive(sessionId: string): Promise<boolean> {
    return (await this.sessions.find(sessionId))?.isLive ?? false;
  }

  async revokedWithin(seconds: number): Promise<readonly string[]> {
    return this.sessions.revokedWithin(seconds);
  }

  private async revoke(
    tx: EntityManager,
    sessionIds: readonly string[],
    reason: SessionsRevoked['reason'],
  ): Promise<void> {
    if (sessionIds.length === 0) return;
    const revoked = await this.sessions.revoke(tx, sessionIds, reason);
    if (revoked.length === 0) return;
    await this.outbox.add(tx, authEvents.sessionsRevoked, {
      aggregateId: revoked[0]!,
      payload: { sessionIds: revoked, reason },
    });
  }

  /** Remembers network and browser: from here the account's owner signs in without a captcha, whatever happens elsewhere. */
  private async remember(
    tx: EntityManager,
    { accountId }: Account,
    { ip, deviceKey }: Device,
  ): Promise<void> {
    await this.networks.remember(tx, accountId, ip);
    await this.devices.remember(tx, accountId, deviceKey);
  }

  private async withAccessToken({ refreshToken, ...signed }: Signed): Promise<TokenPair> {
    const accessToken = await this.accessToken(signed);
    return { account: signed.account, accessToken, refreshToken, expiresIn: ACCESS_TOKEN_SECONDS };
  }

  private accessToken({ account, sessionId, factorAt }: Omit<Signed, 'refreshToken'>): Promise<string> {
    return this.keys.sign({
      sub: account.userId,
      aud: account.side === 'staff' ? 'admin' : 'shop',
      sid: sessionId,
      tid: account.tenantId,
      name: account.username,
      roles: account.roles,
      ...(account.shopId ? { shop: account.shopId } : {}),
      ...(factorAt ? { fac: Math.floor(factorAt.getTime() / 1_000) } : {}),
    });
  }
}

function lifeOf(account: Account): keyof typeof LIFE_HOURS {
  if (account.side === 'staff') return 'staff';
  return account.shopId ? 'merchant' : 'buyer';
}
