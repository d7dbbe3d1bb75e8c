import { Injectable } from '@nestjs/common';
import { fromNow, now, rowOf, type RowOf, run } from '@mall/persistence';
import { DataSource } from 'typeorm';
import { db } from '../db.js';

const HOLDERS = db
  .selectFrom('session as s')
  .innerJoin('account as a', 'a.account_id', 's.account_id')
  .select(['a.user_id as userId', 's.session_id as sessionId', 'a.side', 'a.username', 'a.shop_id as shopId'])
  .select(['a.tenant_id as tenantId', 'a.roles'])
  .where('s.revoked_at', 'is', null)
  .where('s.expires_at', '>', now)
  .where('a.status', '=', 'active');
export type SessionHolder = RowOf<typeof HOLDERS>;

@Injectable()
export class SocketTicketRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Inserts a ticket, and deletes all but the newest `most` of its session. */
  async insert(
    hash: Buffer,
    sessionId: string,
    { lifeSeconds, most }: { readonly lifeSeconds: number; readonly most: number },
  ): Promise<void> {
    const ticket = { ticket_hash: hash, session_id: sessionId, expires_at: fromNow(lifeSeconds, 'secs') };
    await run(this.dataSource, db.insertInto('socket_ticket').values(ticket));
    const older = db
      .selectFrom('socket_ticket')
      .select('ticket_hash')
      .where('session_id', '=', sessionId)
      .orderBy('expires_at', 'desc')
      .offset(most);
    await run(this.dataSource, db.deleteFrom('socket_ticket').where('ticket_hash', 'in', older));
  }

  /** Deletes a ticket that has not expired. @returns its session. */
  async take(hash: Buffer): Promise<string | undefined> {
    const taken = db
      .deleteFrom('socket_ticket')
      .where('ticket_hash', '=', hash)
      .where('expires_at', '>', now)
      .returning('session_id');
    return (await rowOf(this.dataSource, taken))?.session_id;
  }

  /** Returns the person of a live session whose account is active. */
  holderOf(sessionId: string): Promise<SessionHolder | undefined> {
    return rowOf(this.dataSource, HOLDERS.where('s.session_id', '=', sessionId));
  }
}
