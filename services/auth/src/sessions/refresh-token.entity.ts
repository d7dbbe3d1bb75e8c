import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { SessionRow } from './session.entity.js';

@Entity('refresh_token')
@Unrecorded('Tokens of a session; they are renewed every few minutes.')
@Index('refresh_token_expires', ['expiresAt'])
@Index('refresh_token_session', ['sessionId'])
export class RefreshToken {
  @PrimaryColumn('bytea')
  readonly tokenHash!: Buffer;

  @Column('uuid')
  @ForeignKey(() => SessionRow)
  readonly sessionId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly issuedAt!: Date;

  @Column('timestamptz')
  readonly expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  readonly usedAt!: Date | null;

  @Column('bytea', { nullable: true })
  readonly successorSealed!: Buffer | null;
}
