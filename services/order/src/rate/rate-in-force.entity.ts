import { safeInteger, Unrecorded } from '@mall/persistence';
import type { RatePurpose } from '@mall/contracts/order';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Time from which a rate was, is or will be the one in use, whatever caused it. */
@Entity('rate_in_force')
@Unrecorded('It follows from rates and settings, which are recorded.')
@Check('rate_in_force_rate_scaled_check', 'rate_scaled > 0')
@Index('rate_in_force_since', ['from', 'purpose', 'since'])
export class RateInForce {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly rowId!: string;

  @Column('text', { name: 'from_currency' })
  readonly from!: string;

  @Column('text')
  readonly purpose!: RatePurpose;

  @Column('bigint', {
    comment: 'RUB for one from_currency, times 10000; a margin is in it',
    transformer: safeInteger,
  })
  readonly rateScaled!: number;

  /** Time of the beginning; in the future for a rate that the central bank has published for tomorrow. */
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  readonly since!: Date;
}
