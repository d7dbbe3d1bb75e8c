import { Unrecorded } from '@mall/persistence';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Last known payment rate; the table has at most one row. */
@Entity('estimate_rate')
@Unrecorded('A copy of what the order service tells.')
@Check('estimate_rate_only_row_check', 'only_row')
@Check('estimate_rate_rate_check', 'rate > 0')
export class StoredRate {
  @PrimaryColumn('boolean', { default: true })
  readonly onlyRow!: true;

  /** Rate in RUB for one CNY. */
  @Column('numeric', { precision: 12, scale: 4 })
  readonly rate!: string;

  @Column('timestamptz')
  readonly asOf!: Date;
}
