import { Recorded } from '@mall/persistence';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Settings of the catalogue; the table has exactly one row. */
@Entity('setting')
@Recorded('catalogueSetting', 'onlyRow')
@Check('setting_only_row_check', 'only_row')
@Check('setting_check_stats_check', 'check_stats IN (0, 1)')
export class Setting {
  @PrimaryColumn('boolean', { default: true })
  readonly onlyRow!: true;

  /** 1 when staff review cars before they go on sale. */
  @Column('smallint', { default: 1 })
  readonly checkStats!: 0 | 1;

  /** Percentage above which a change of a price needs two people; a copy of the deal setting. */
  @Column('int', { default: 15 })
  readonly priceJumpPercent!: number;

  /** Percentage of the median of comparable cars below which a price is refused; a copy of the deal setting. */
  @Column('int', { default: 10 })
  readonly priceFloorPercent!: number;

  /** Price below which no car is sold, in CNY fen; a copy of the deal setting. */
  @Column('bigint', { default: 500000 })
  readonly leastPriceFee!: string;
}
