import { Recorded, safeInteger, Unrecorded } from '@mall/persistence';
import type { RatePurpose } from '@mall/contracts/order';
import { Check, Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn, VirtualColumn } from 'typeorm';

/** A rate as staff entered it. */
@Entity('exchange_rate')
@Recorded('rate', 'rateId')
@Check('exchange_rate_rate_scaled_check', 'rate_scaled > 0')
@Check('exchange_rate_purpose_check', `purpose IN ('payment', 'customs')`)
@Index('exchange_rate_newest', ['from', 'to', 'purpose', 'asOf', 'rateId'])
export class EnteredRate {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly rateId!: string;

  @Column('text', { name: 'from_currency' })
  readonly from!: string;

  @Column('text', { name: 'to_currency' })
  readonly to!: 'RUB';

  @Column('text', { default: 'payment' })
  readonly purpose!: RatePurpose;

  @Column('bigint', { comment: 'to_currency for one from_currency, times 10000', transformer: safeInteger })
  readonly rateScaled!: number;

  @Column('text')
  readonly source!: string;

  @Column('timestamptz')
  readonly asOf!: Date;

  @Column('text', { nullable: true })
  readonly enteredBy!: string | null;

  /** Second person, where it was far from the rate before, so that two people had to enter it. */
  @Column('text', { nullable: true })
  readonly secondBy!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @VirtualColumn({
    type: 'double precision',
    query: (rate) => `SELECT GREATEST(0, floor(extract(epoch FROM now() - ${rate}.as_of)))::float8`,
  })
  readonly ageSeconds!: number;
}

/** A rate of the central bank's file of one day. */
@Entity('central_rate')
@Recorded('centralRate', 'rateDate')
@Check('central_rate_nominal_check', 'nominal > 0')
@Check('central_rate_value_scaled_check', 'value_scaled > 0')
@Index('central_rate_newest', ['currency', 'asOf'])
export class CentralRate {
  /** `yyyy-MM-dd` */
  @PrimaryColumn('date')
  readonly rateDate!: string;

  @PrimaryColumn('text')
  readonly currency!: string;

  @Column('int')
  readonly nominal!: number;

  @Column('bigint', { comment: 'RUB for nominal units, times 10000', transformer: safeInteger })
  readonly valueScaled!: number;

  @Column('timestamptz')
  readonly asOf!: Date;

  /** Rate in use that this one departs from too far, times 10,000 for one unit; it is not used until two people accept it. */
  @Column('bigint', { nullable: true, transformer: safeInteger })
  readonly heldFrom!: number | null;
}

/** The state of the central bank's feed: a table of one row. */
@Entity('rate_feed')
@Unrecorded('It remembers when the rates were read last.')
@Check('rate_feed_only_row_check', 'only_row')
export class RateFeed {
  @PrimaryColumn('boolean', { default: true })
  readonly onlyRow!: boolean;

  @Column('date', { nullable: true })
  readonly rateDate!: string | null;

  @Column('timestamptz', { nullable: true })
  readonly fetchedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  readonly triedAt!: Date | null;

  @Column('text', { nullable: true })
  readonly failure!: string | null;
}
