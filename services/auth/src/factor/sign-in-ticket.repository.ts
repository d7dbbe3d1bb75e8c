import { Injectable } from '@nestjs/common';
import { fromNow, now, rowOf, run } from '@mall/persistence';
import { DataSource, type EntityManager } from 'typeorm';
import { db } from '../db.js';

/** Time to type a code, or to choose a password. */
const LIFE_MINUTES = 10;

export interface WaitingSignIn {
  readonly accountId: string;
  readonly clientId: string;
  readonly passwordStamp: Buffer;
  readonly isByPassword: boolean;
}

@Injectable()
export class SignInTicketRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(ticketHash: Buffer, waiting: WaitingSignIn): Promise<void> {
    const { accountId, clientId, passwordStamp, isByPassword } = waiting;
    const proved = { password_stamp: passwordStamp, is_by_password: isByPassword };
    const person = { account_id: accountId, client_id: clientId };
    const ticket = {
      ticket_hash: ticketHash,
      ...person,
      ...proved,
      expires_at: fromNow(LIFE_MINUTES, 'mins'),
    };
    await run(this.dataSource, db.insertInto('sign_in_ticket').values(ticket));
  }

  find(ticketHash: Buffer): Promise<WaitingSignIn | undefined> {
    const waiting = db
      .selectFrom('sign_in_ticket')
      .select(['account_id as accountId', 'client_id as clientId'])
      .select(['password_stamp as passwordStamp', 'is_by_password as isByPassword'])
      .where('ticket_hash', '=', ticketHash)
      .where('expires_at', '>', now);
    return rowOf(this.dataSource, waiting);
  }

  /** Uses up a ticket. @returns false when a parallel call has used it. */
  async take(tx: EntityManager, ticketHash: Buffer): Promise<boolean> {
    const taken = db
      .deleteFrom('sign_in_ticket')
      .where('ticket_hash', '=', ticketHash)
      .where('expires_at', '>', now)
      .returning('account_id');
    return (await rowOf(tx, taken)) !== undefined;
  }
}
