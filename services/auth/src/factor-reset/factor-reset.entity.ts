import { Recorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Account } from '../account/account.entity.js';

/** A reset of a second factor that one member of staff asked for, and what another decided. */
@Recorded('factorReset', 'resetId')
@Entity('factor_reset')
@Check('factor_reset_by_two', `is_confirmed IS NOT TRUE OR decided_by <> asked_by`)
@Index('factor_reset_open', ['accountId'], { unique: true, where: 'decided_at IS NULL' })
export class FactorReset {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly resetId!: string;

  @Column('bigint')
  @ForeignKey(() => Account)
  readonly accountId!: string;

  @Column('text')
  readonly reason!: string;

  /** Id of the member of staff who asked. */
  @Column('bigint')
  readonly askedBy!: string;

  @Column('text')
  readonly askedByName!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly askedAt!: Date;

  @Column('bigint', { nullable: true })
  readonly decidedBy!: string | null;

  @Column('text', { nullable: true })
  readonly decidedByName!: string | null;

  @Column('timestamptz', { nullable: true })
  readonly decidedAt!: Date | null;

  /** False when it was refused, withdrawn, or lapsed; null while it waits. */
  @Column('boolean', { nullable: true })
  readonly isConfirmed!: boolean | null;
}
