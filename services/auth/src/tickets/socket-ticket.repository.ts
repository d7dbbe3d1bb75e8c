// SQL: tickets and sessions expire by the database's clock and a ticket is read and deleted in one statement.
import { Injectable } from '@nestjs/common';
import { column, queryRows, rowShape, type RowOf } from '@mall/persistence';
import { DataSource } from 'typeorm';

const idShape = rowShape({ sessionId: column.text });
const holderShape = rowShape({
  userId: column.bigint,
  sessionId: column.text,
  side: column.oneOf('shop', 'staff'),
  username: column.text,
  shopId: column.nullable(column.bigint),
  tenantId: column.text,
  roles: column.array(column.text),
});
export type SessionHolder = RowOf<typeof holderShape>;

@Injectable()
export class SocketTicketRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Inserts a ticket, and deletes all but the newest `most` of its session. */
  async insert(
    hash: Buffer,
    sessionId: string | undefined,
    { lifeSeconds, most }: { readonly lifeSeconds: number; readonly most: number },
  ): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO socket_ticket (ticket_hash, session_id, expires_at) VALUES ($1, $2, now() + make_interval(secs => $3))`,
      [hash, sessionId, lifeSeconds],
    );
    await this.dataSource.query(
      `DELETE FROM socket_ticket WHERE ticket_hash IN
         (SELECT ticket_hash FROM socket_ticket WHERE session_id = $1 ORDER BY expires_at DESC OFFSET $2)`,
      [sessionId, most],
    );
  }

  /** Deletes a ticket that has not expired. @returns its session. */
  async take(hash: Buffer): Promise<string | undefined> {
    const sql = `DELETE FROM socket_ticket WHERE ticket_hash = $1 AND expires_at > now() RETURNING session_id AS "sessionId"`;
    return (await queryRows(this.dataSource, idShape, sql, [hash]))[0]?.sessionId;
  }

  /** Returns the person of a live session whose account is active. */
  async holderOf(sessionId: string): Promise<SessionHolder | undefined> {
    const rows = await queryRows(
      this.dataSource,
      holderShape,
      `SELECT a.user_id AS "userId", s.session_id AS "sessionId", a.side, a.username, a.shop_id AS "shopId",
              a.tenant_id AS "tenantId", a.roles
         FROM session s JOIN account a USING (account_id)
        WHERE s.session_id = $1 AND s.revoked_at IS NULL AND s.expires_at > now() AND a.status = 'active'`,
      [sessionId],
    );
    return rows[0];
  }
}
