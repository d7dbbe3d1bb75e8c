// SQL: sessions and tokens are judged by the database's clock (clocks of replicas may differ) and are locked.
import { Injectable } from '@nestjs/common';
import type { StaffSessionPageDto } from '@mall/contracts/auth';
import {
  column,
  Conditions,
  type Page,
  queryRows,
  querySqlPage,
  rowShape,
  type RowOf,
} from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import type { Side } from '../account/account.entity.js';

const sessionShape = rowShape({
  sessionId: column.text,
  accountId: column.bigint,
  clientId: column.text,
  device: column.nullable(column.text),
  isLive: column.boolean,
});
export type Session = RowOf<typeof sessionShape>;

const tokenShape = rowShape({
  sessionId: column.text,
  isFresh: column.boolean,
  usedAt: column.nullable(column.timestamp),
  usedSecondsAgo: column.nullable(column.number),
  successorSealed: column.nullable(column.bytes),
});
export type RefreshTokenRow = RowOf<typeof tokenShape>;

const liveShape = rowShape({
  sessionId: column.text,
  userId: column.bigint,
  username: column.text,
  clientId: column.text,
  device: column.nullable(column.text),
  ip: column.nullable(column.text),
  createdAt: column.timestamp,
  lastSeenAt: column.timestamp,
  expiresAt: column.timestamp,
});
export type LiveSession = RowOf<typeof liveShape>;

const idShape = rowShape({ sessionId: column.text });

export interface NewSession {
  readonly accountId: string;
  readonly clientId: string;
  readonly ip?: string | undefined;
  readonly device?: string | undefined;
  /** Absolute life in hours. */
  readonly hours: number;
}

const SESSION = `session_id AS "sessionId", account_id AS "accountId", client_id AS "clientId", device,
  (revoked_at IS NULL AND expires_at > now()) AS "isLive"`;

const LIVE = `s.session_id AS "sessionId", a.user_id AS "userId", a.username, s.client_id AS "clientId", s.device, s.ip,
  s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt", s.expires_at AS "expiresAt"`;

/**
 * Condition of sessions whose tokens can still be renewed: a session that was idle for too long has not been ended by
 * anybody.
 */
const IS_LIVE = `s.revoked_at IS NULL AND s.expires_at > now() AND EXISTS
  (SELECT FROM refresh_token t WHERE t.session_id = s.session_id AND t.used_at IS NULL AND t.expires_at > now())`;

const SORTABLE = {
  username: 'lower(a.username)',
  remoteAddr: 's.ip',
  createTime: 's.created_at',
  lastUseTime: 's.last_seen_at',
};

@Injectable()
export class SessionRepository {
  constructor(private readonly dataSource: DataSource) {}

  async open(tx: EntityManager, session: NewSession): Promise<string> {
    const rows = await queryRows(
      tx,
      idShape,
      `INSERT INTO session (account_id, client_id, ip, device, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(hours => $5)) RETURNING session_id AS "sessionId"`,
      [session.accountId, session.clientId, session.ip ?? null, session.device ?? null, session.hours],
    );
    return rows[0]!.sessionId;
  }

  /** Takes the row lock that refresh, logout and revocation share. */
  async lock(tx: EntityManager, sessionId: string): Promise<Session | undefined> {
    const sql = `SELECT ${SESSION} FROM session WHERE session_id = $1 FOR UPDATE`;
    return (await queryRows(tx, sessionShape, sql, [sessionId]))[0];
  }

  async find(sessionId: string): Promise<Session | undefined> {
    const sql = `SELECT ${SESSION} FROM session WHERE session_id = $1`;
    return (await queryRows(this.dataSource, sessionShape, sql, [sessionId]))[0];
  }

  /** Locks the account's live sessions. @returns their ids, the one used last first. */
  async liveOf(tx: EntityManager, accountId: string): Promise<readonly string[]> {
    const rows = await queryRows(
      tx,
      idShape,
      `SELECT session_id AS "sessionId" FROM session
        WHERE account_id = $1 AND revoked_at IS NULL AND expires_at > now() ORDER BY last_seen_at DESC FOR UPDATE`,
      [accountId],
    );
    return rows.map(({ sessionId }) => sessionId);
  }

  /** Returns the live sessions of an account, the one used last first. */
  ofUser(side: Side, userId: string): Promise<LiveSession[]> {
    const sql = `SELECT ${LIVE} FROM session s JOIN account a USING (account_id)
      WHERE a.side = $1 AND a.user_id = $2 AND ${IS_LIVE} ORDER BY s.last_seen_at DESC, s.session_id`;
    return queryRows(this.dataSource, liveShape, sql, [side, userId]);
  }

  /** Returns a page of live sessions of staff. */
  pageOfStaff(request: StaffSessionPageDto): Promise<Page<LiveSession>> {
    const where = new Conditions().add(`a.side = 'staff'`).add(IS_LIVE);
    where
      .when(request.userIds, (ids) => `a.user_id = ANY(${ids}::bigint[])`)
      .when(request.sessionIds, (ids) => `s.session_id::text = ANY(${ids}::text[])`)
      .contains(request.remoteAddr, 's.ip');
    const query = {
      shape: liveShape,
      select: LIVE,
      from: 'session s JOIN account a USING (account_id)',
      where,
      sortable: SORTABLE,
      order: 's.last_seen_at DESC, s.session_id',
    };
    return querySqlPage(this.dataSource, query, request);
  }

  /** Revokes sessions. @returns the ids of those that were not revoked before. */
  async revoke(tx: EntityManager, sessionIds: readonly string[], reason: string): Promise<readonly string[]> {
    const rows = await queryRows(
      tx,
      idShape,
      `UPDATE session SET revoked_at = now(), revoked_reason = $2
        WHERE session_id = ANY($1::uuid[]) AND revoked_at IS NULL RETURNING session_id AS "sessionId"`,
      [sessionIds, reason],
    );
    return rows.map(({ sessionId }) => sessionId);
  }

  async revokedWithin(seconds: number): Promise<readonly string[]> {
    const rows = await queryRows(
      this.dataSource,
      idShape,
      `SELECT session_id AS "sessionId" FROM session WHERE revoked_at > now() - make_interval(secs => $1)`,
      [seconds],
    );
    return rows.map(({ sessionId }) => sessionId);
  }

  async insertToken(tx: EntityManager, sessionId: string, hash: Buffer, lifeHours: number): Promise<void> {
    await tx.query(
      `INSERT INTO refresh_token (token_hash, session_id, expires_at) VALUES ($1, $2, now() + make_interval(hours => $3))`,
      [hash, sessionId, lifeHours],
    );
  }

  async findToken(tx: EntityManager, hash: Buffer): Promise<RefreshTokenRow | undefined> {
    const rows = await queryRows(
      tx,
      tokenShape,
      `SELECT session_id AS "sessionId", expires_at > now() AS "isFresh", used_at AS "usedAt",
              extract(epoch FROM now() - used_at)::float AS "usedSecondsAgo", successor_sealed AS "successorSealed"
         FROM refresh_token WHERE token_hash = $1`,
      [hash],
    );
    return rows[0];
  }

  async markUsed(tx: EntityManager, hash: Buffer, successorSealed: Buffer): Promise<void> {
    await tx.query(
      `UPDATE refresh_token SET used_at = now(), successor_sealed = $2 WHERE token_hash = $1 AND used_at IS NULL`,
      [hash, successorSealed],
    );
  }

  async touch(tx: EntityManager, sessionId: string): Promise<void> {
    await tx.query(`UPDATE session SET last_seen_at = now() WHERE session_id = $1`, [sessionId]);
  }
}
