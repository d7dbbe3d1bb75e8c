import { Recorded, safeInteger } from '@mall/persistence';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A change that waits for a second person to enter the same value. */
@Entity('change_proposal')
@Recorded('changeProposal', 'subject')
export class ChangeProposal {
  /** Subject of the change, such as `rate:payment:CNY`. */
  @PrimaryColumn('text')
  readonly subject!: string;

  @Column('bigint', { transformer: safeInteger })
  readonly value!: number;

  @Column('text')
  readonly proposedById!: string;

  @Column('text')
  readonly proposedBy!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly proposedAt!: Date;
}
