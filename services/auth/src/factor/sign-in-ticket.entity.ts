import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Account } from '../account/account.entity.js';

/** A sign-in whose first proof was right, and that waits for a second factor or a new password. */
@Unrecorded('It is valid for ten minutes, and changes nothing.')
@Entity('sign_in_ticket')
@Index('sign_in_ticket_expires', ['expiresAt'])
export class SignInTicket {
  @PrimaryColumn('bytea')
  readonly ticketHash!: Buffer;

  @Column('bigint')
  @ForeignKey(() => Account)
  readonly accountId!: string;

  @Column('text')
  readonly clientId!: string;

  /** Hash of the stored password, so that a changed password makes the ticket worthless. */
  @Column('bytea')
  readonly passwordStamp!: Buffer;

  /** Whether the first proof was a password, whose attempt was counted. */
  @Column('boolean')
  readonly isByPassword!: boolean;

  @Column('timestamptz')
  readonly expiresAt!: Date;
}
