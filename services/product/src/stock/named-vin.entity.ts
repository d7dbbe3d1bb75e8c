import { Unrecorded } from '@mall/persistence';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A VIN that staff named on an order, for a car whose record has none. It counts until the order is closed. */
@Entity('named_vin')
@Unrecorded('A copy of what the order service tells.')
@Index('named_vin_order', ['orderKey'])
export class NamedVin {
  @PrimaryColumn('text')
  readonly vin!: string;

  @PrimaryColumn('text')
  readonly orderKey!: string;

  @Column('text')
  readonly orderNumber!: string;

  /** Version of the order that named it. */
  @Column('int')
  readonly version!: number;
}
