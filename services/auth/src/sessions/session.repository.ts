import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface Session {
  readonly sessionId: string;
  readonly accountId: string;
  readonly clientId: string;
  readonly device: string | null;
  readonly isLive: boolean;
}

export interface RefreshTokenRow {
  readonly sessionId: string;
  readonly isFresh: boolean;
  readonly usedAt: Date | null;
  readonly usedSecondsAgo: number | null;
  readonly successorSealed: Buffer | null;
}

const SESSION = `session_id AS "sessionId", account_id AS "accountId", client_id AS "clientId", device,
  (revoked_at IS NULL AND expires_at > now()) AS "isLive"`;

/** All decisions about time are the database's: clocks of replicas may differ. */
@Injectable()
export class SessionRepository {
  constructor(private readonly dataSource: DataSource) {}

  async open(
    tx: EntityManager,
    session: { accountId: string; clientId: string; ip?: string; device?: string; hours: number },
  ): Promise<string> {
    const rows = (await tx.query(
      `INSERT INTO session (account_id, client_id, ip, device, expires_at)
       VALUES ($1, $2, $3, $4, now() + make_interval(hours => $5)) RETURNING session_id AS "sessionId"`,
      [session.accountId, session.clientId, session.ip ?? null, session.device ?? null, session.hours],
    )) as { sessionId: string }[];
    return rows[0]!.sessionId;
  }

  /** Takes the row lock that refresh, logout and revocation share. */
  async lock(tx: EntityManager, sessionId: string): Promise<Session | undefined> {
    const rows = (await tx.query(`SELECT ${SESSION} FROM session WHERE session_id = $1 FOR UPDATE`, [
      sessionId,
    ])) as Session[];
    return rows[0];
  }

  async find(sessionId: string): Promise<Session | undefined> {
    const rows = (await this.dataSource.query(`SELECT ${SESSION} FROM session WHERE session_id = $1`, [
      sessionId,
    ])) as Session[];
    return rows[0];
  }

  async liveOf(tx: EntityManager, accountId: string): Promise<readonly string[]> {
    const rows = (await tx.query(
      `SELECT session_id AS "sessionId" FROM session
        WHERE account_id = $1 AND revoked_at IS NULL AND expires_at > now() ORDER BY last_seen_at DESC FOR UPDATE`,
      [accountId],
    )) as { sessionId: string }[];
    return rows.map(({ sessionId }) => sessionId);
  }

  async revoke(tx: EntityManager, sessionIds: readonly string[], reason: string): Promise<readonly string[]> {
    const [rows] = (await tx.query(
      `UPDATE session SET revoked_at = now(), revoked_reason = $2
        WHERE session_id = ANY($1::uuid[]) AND revoked_at IS NULL RETURNING session_id AS "sessionId"`,
      [sessionIds, reason],
    )) as [{ sessionId: string }[], number];
    return rows.map(({ sessionId }) => sessionId);
  }

  async revokedWithin(seconds: number): Promise<readonly string[]> {
    const rows = (await this.dataSource.query(
      `SELECT session_id AS "sessionId" FROM session WHERE revoked_at > now() - make_interval(secs => $1)`,
      [seconds],
    )) as { sessionId: string }[];
    return rows.map(({ sessionId }) => sessionId);
  }

  async insertToken(tx: EntityManager, sessionId: string, hash: Buffer, lifeHours: number): Promise<void> {
    await tx.query(
      `INSERT INTO refresh_token (token_hash, session_id, expires_at) VALUES ($1, $2, now() + make_interval(hours => $3))`,
      [hash, sessionId, lifeHours],
    );
  }

  async findToken(tx: EntityManager, hash: Buffer): Promise<RefreshTokenRow | undefined> {
    const rows = (await tx.query(
      `SELECT session_id AS "sessionId", expires_at > now() AS "isFresh", used_at AS "usedAt",
              extract(epoch FROM now() - used_at)::float AS "usedSecondsAgo", successor_sealed AS "successorSealed"
         FROM refresh_token WHERE token_hash = $1`,
      [hash],
    )) as RefreshTokenRow[];
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
