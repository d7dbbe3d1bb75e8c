import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Account } from '../account/account.entity.js';

@Entity('session')
@Unrecorded('It keeps when and why a session began and ended.')
@Index('session_live', ['accountId', 'lastSeenAt'], { where: 'revoked_at IS NULL' })
@Index('session_expires', ['expiresAt'])
@Index('session_revoked', ['revokedAt'], { where: 'revoked_at IS NOT NULL' })
export class SessionRow {
  @PrimaryGeneratedColumn('uuid')
  readonly sessionId!: string;

  @Column('bigint')
  @ForeignKey(() => Account)
  readonly accountId!: string;

  @Column('text')
  readonly clientId!: string;

  @Column('text', { nullable: true })
  readonly ip!: string | null;

  @Column('text', { nullable: true })
  readonly device!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  readonly lastSeenAt!: Date;

  @Column('timestamptz')
  readonly expiresAt!: Date;

  /** Time when the second factor was last proved in this session. */
  @Column('timestamptz', { nullable: true })
  readonly factorAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  readonly revokedAt!: Date | null;

  @Column('text', { nullable: true })
  readonly revokedReason!: string | null;
}
