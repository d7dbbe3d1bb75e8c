import { Unrecorded } from '@mall/persistence';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A buyer whose personal data were erased: the law keeps their orders, which only a right of its own shows. */
@Entity('blocked_buyer', { comment: 'Buyers whose data were erased; their orders are kept and hidden' })
@Unrecorded('Rows are only added, each with its time; the request for erasure says who decided.')
export class BlockedBuyer {
  @PrimaryColumn('bigint')
  readonly userId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly blockedAt!: Date;
}
