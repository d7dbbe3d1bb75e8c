import { Unrecorded } from '@mall/persistence';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An order that has ended; a payment that is confirmed afterwards sells nothing. */
@Entity('closed_order')
@Unrecorded('A copy of what the order service tells.')
export class ClosedOrder {
  @PrimaryColumn('text')
  readonly orderKey!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly closedAt!: Date;
}
