import { Injectable } from '@nestjs/common';
import type { StaffSessionPageDto } from '@mall/contracts/auth';
import {
  ago,
  anyOf,
  builtOnce,
  Conditions,
  fromNow,
  now,
  type Page,
  rowOf,
  type RowOf,
  rowsOf,
  run,
  sql,
  typedPage,
} from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { Side } from '../account/account.entity.js';
import { db } from '../db.js';

const SESSIONS = db
  .selectFrom('session')
  .select(['session_id as sessionId', 'account_id as accountId', 'client_id as clientId', 'device'])
  .select('factor_at as factorAt')
  .select((session) =>
    session
      .and([session('revoked_at', 'is', null), session('expires_at', '>', now)])
      .$castTo<boolean>()
      .as('isLive'),
  );
export type Session = RowOf<typeof SESSIONS>;

const TOKENS = db
  .selectFrom('refresh_token')
  .select(['session_id as sessionId', 'used_at as usedAt', 'successor_sealed as successorSealed'])
  .select((token) => [
    token('expires_at', '>', now).$castTo<boolean>().as('isFresh'),
    sql<number | null>`extract(epoch FROM now() - ${token.ref('used_at')})::float`.as('usedSecondsAgo'),
  ]);
export type RefreshTokenRow = RowOf<typeof TOKENS>;

/**
 * Sessions whose tokens can still be renewed: a session that was idle for too long has not been ended by anybody.
 */
const LIVE_SESSIONS = db
  .selectFrom('session as s')
  .innerJoin('account as a', 'a.account_id', 's.account_id')
  .select(['s.session_id as sessionId', 'a.user_id as userId', 'a.username', 's.client_id as clientId'])
  .select(['s.device', 's.ip', 's.created_at as createdAt', 's.last_seen_at as lastSeenAt'])
  .select('s.expires_at as expiresAt')
  .where('s.revoked_at', 'is', null)
  .where('s.expires_at', '>', now)
  .where(({ exists, selectFrom }) => {
    const tokens = selectFrom('refresh_token as t').whereRef('t.session_id', '=', 's.session_id');
    return exists(tokens.where('t.used_at', 'is', null).where('t.expires_at', '>', now));
  });
export type LiveSession = RowOf<typeof LIVE_SESSIONS>;

export interface NewSession {
  readonly accountId: string;
  readonly clientId: string;
  readonly ip?: string | undefined;
  readonly device?: string | undefined;
  /** Absolute life in hours. */
  readonly hours: number;
  /** Whether the second factor was proved. */
  readonly isProved?: boolean;
}

const LIST = {
  sortable: {
    username: sql`lower(a.username)`,
    remoteAddr: 's.ip',
    createTime: 's.created_at',
    lastUseTime: 's.last_seen_at',
  },
  order: [
    ['s.last_seen_at', 'desc'],
    ['s.session_id', 'asc'],
  ],
} as const;

/** The statements of each renewal, which every open page needs again and again. */
const RENEWAL = {
  lock: builtOnce((session: { readonly id: string }) =>
    SESSIONS.where('session_id', '=', session.id).forUpdate(),
  ),
  findToken: builtOnce((token: { readonly hash: Buffer }) => TOKENS.where('token_hash', '=', token.hash)),
  insertToken: builtOnce((token: { readonly hash: Buffer; readonly id: string; readonly hours: number }) => {
    const row = { token_hash: token.hash, session_id: token.id, expires_at: fromNow(token.hours, 'hours') };
    return db.insertInto('refresh_token').values(row);
  }),
  markUsed: builtOnce((token: { readonly hash: Buffer; readonly successor: Buffer }) =>
    db
      .updateTable('refresh_token')
      .set({ used_at: now, successor_sealed: token.successor })
      .where('token_hash', '=', token.hash)
      .where('used_at', 'is', null),
  ),
  touch: builtOnce((session: { readonly id: string }) =>
    db.updateTable('session').set({ last_seen_at: now }).where('session_id', '=', session.id),
  ),
};

/** Sessions and tokens are judged by the database's clock, because those of replicas may differ. */
@Injectable()
export class SessionRepository {
  constructor(private readonly dataSource: DataSource) {}

  async open(tx: EntityManager, opened: NewSession): Promise<string> {
    const { accountId, clientId, ip, device, hours, isProved } = opened;
    const person = { account_id: accountId, client_id: clientId, ip: ip ?? null, device: device ?? null };
    const session = {
      ...person,
      expires_at: fromNow(hours, 'hours'),
      factor_at: isProved ? now : null,
    };
    return (await rowOf(tx, db.insertInto('session').values(session).returning('session_id')))!.session_id;
  }

  /** Notes that the second factor was proved now, or that the account has none any more. @returns the time. */
  async prove(tx: EntityManager, sessionId: string, isProved: boolean): Promise<Date | null> {
    const proved = db
      .updateTable('session')
      .set({ factor_at: isProved ? now : null })
      .where('session_id', '=', sessionId)
      .returning('factor_at as factorAt');
    return (await rowOf(tx, proved))?.factorAt ?? null;
  }

  /** Takes the row lock that refresh, logout and revocation share. */
  lock(tx: EntityManager, sessionId: string): Promise<Session | undefined> {
    return rowOf(tx, RENEWAL.lock({ id: sessionId }));
  }

  find(sessionId: string): Promise<Session | undefined> {
    return rowOf(this.dataSource, SESSIONS.where('session_id', '=', sessionId));
  }

  /** Locks the account's live sessions. @returns their ids, the one used last first. */
  async liveOf(tx: EntityManager, accountId: string): Promise<readonly string[]> {
    const live = db
      .selectFrom('session')
      .select('session_id')
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('last_seen_at', 'desc')
      .forUpdate();
    return idsOf(await rowsOf(tx, live));
  }

  /** Returns the live sessions of an account, the one used last first. */
  ofUser(side: Side, userId: string): Promise<LiveSession[]> {
    const own = LIVE_SESSIONS.where('a.side', '=', side).where('a.user_id', '=', userId);
    return rowsOf(this.dataSource, own.orderBy('s.last_seen_at', 'desc').orderBy('s.session_id'));
  }

  /** Returns a page of live sessions of staff. */
  pageOfStaff(request: StaffSessionPageDto): Promise<Page<LiveSession>> {
    const where = new Conditions()
      .when(request.userIds, (ids) => `a.user_id = ANY(${ids}::bigint[])`)
      .when(request.sessionIds, (ids) => `s.session_id::text = ANY(${ids}::text[])`)
      .contains(request.remoteAddr, 's.ip');
    const ofStaff = LIVE_SESSIONS.where('a.side', '=', 'staff');
    return typedPage(this.dataSource, ofStaff, { ...LIST, where }, request);
  }

  /** Revokes sessions. @returns the ids of those that were not revoked before. */
  async revoke(tx: EntityManager, sessionIds: readonly string[], reason: string): Promise<readonly string[]> {
    const revoked = db
      .updateTable('session')
      .set({ revoked_at: now, revoked_reason: reason })
      .where('session_id', '=', anyOf(sessionIds, 'uuid'))
      .where('revoked_at', 'is', null)
      .returning('session_id');
    return idsOf(await rowsOf(tx, revoked));
  }

  async revokedWithin(seconds: number): Promise<readonly string[]> {
    const revoked = db
      .selectFrom('session')
      .select('session_id')
      .where('revoked_at', '>', ago(seconds, 'secs'));
    return idsOf(await rowsOf(this.dataSource, revoked));
  }

  async insertToken(tx: EntityManager, sessionId: string, hash: Buffer, lifeHours: number): Promise<void> {
    await run(tx, RENEWAL.insertToken({ hash, id: sessionId, hours: lifeHours }));
  }

  findToken(tx: EntityManager, hash: Buffer): Promise<RefreshTokenRow | undefined> {
    return rowOf(tx, RENEWAL.findToken({ hash }));
  }

  async markUsed(tx: EntityManager, hash: Buffer, successorSealed: Buffer): Promise<void> {
    await run(tx, RENEWAL.markUsed({ hash, successor: successorSealed }));
  }

  async touch(tx: EntityManager, sessionId: string): Promise<void> {
    await run(tx, RENEWAL.touch({ id: sessionId }));
  }
}

const idsOf = (rows: readonly { readonly session_id: string }[]): string[] =>
  rows.map(({ session_id }) => session_id);
