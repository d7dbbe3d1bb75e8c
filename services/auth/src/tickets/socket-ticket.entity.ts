import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { SessionRow } from '../sessions/session.entity.js';

@Entity('socket_ticket')
@Unrecorded('Tickets live for seconds.')
@Index('socket_ticket_expires', ['expiresAt'])
@Index('socket_ticket_session', ['sessionId', 'expiresAt'])
export class SocketTicket {
  @PrimaryColumn('bytea')
  readonly ticketHash!: Buffer;

  @Column('uuid')
  @ForeignKey(() => SessionRow)
  readonly sessionId!: string;

  @Column('timestamptz')
  readonly expiresAt!: Date;
}
