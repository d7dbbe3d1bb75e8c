import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Account } from '../account/account.entity.js';

/** Key of an authenticator app; it counts from `Account.factorSince` on, and is being set up before. */
@Unrecorded(
  'Accounts record when it counts; the key itself is secret, and its last step changes at each code.',
)
@Entity('second_factor')
export class SecondFactor {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Account)
  readonly accountId!: string;

  /** Sealed by `FactorVault`. */
  @Column('bytea')
  readonly secretSealed!: Buffer;

  /** Time step of the last code that was accepted; neither it nor an earlier one is accepted again. */
  @Column('bigint', { nullable: true })
  readonly lastStep!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly startedAt!: Date;
}

/** A code for a person whose app is lost; each is accepted once. */
@Unrecorded('Codes are secret; the owner gets a notice of each that is used.')
@Entity('recovery_code')
export class RecoveryCode {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Account)
  readonly accountId!: string;

  @PrimaryColumn('bytea')
  readonly codeHash!: Buffer;

  @Column('timestamptz', { nullable: true })
  readonly usedAt!: Date | null;
}
