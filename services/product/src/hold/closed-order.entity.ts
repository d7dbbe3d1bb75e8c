import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An order that has ended; a payment that is confirmed afterwards sells nothing. */
@Entity('closed_order')
export class ClosedOrder {
  @PrimaryColumn('text')
  readonly orderKey!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly closedAt!: Date;
}
