import { Recorded, safeInteger } from '@mall/persistence';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Allows a buyer more. @throws invalidInput at `until` */
@Entity('hold_allowance')
@Recorded('buyer', 'userId')
@Check('hold_allowance_cars_check', 'cars > 0')
@Check('hold_allowance_value_minor_check', 'value_minor > 0')
@Index('hold_allowance_of_buyer', ['userId', 'allowanceId'])
export class HoldAllowance {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly allowanceId!: string;

  @Column('bigint')
  readonly userId!: string;

  @Column('int')
  readonly cars!: number;

  /** Value in fen of CNY. */
  @Column('bigint', { transformer: safeInteger })
  readonly valueMinor!: number;

  @Column('text')
  readonly reason!: string;

  @Column('timestamptz')
  readonly expiresAt!: Date;

  @Column('text')
  readonly grantedById!: string;

  @Column('text')
  readonly grantedBy!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly grantedAt!: Date;
}
