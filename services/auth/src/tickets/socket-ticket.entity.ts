import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { SessionRow } from '../sessions/session.entity.js';

@Entity('socket_ticket')
export class SocketTicket {
  @PrimaryColumn('bytea')
  readonly ticketHash!: Buffer;

  @Column('uuid')
  @ForeignKey(() => SessionRow)
  readonly sessionId!: string;

  @Column('timestamptz')
  readonly expiresAt!: Date;
}
