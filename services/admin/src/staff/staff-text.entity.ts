import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Staff } from './staff.entity.js';

/** Texts by which a member of staff is found; a trigger writes them. */
@Entity('staff_text')
@Unrecorded('A trigger writes it from rows that are recorded.')
@Index('staff_text_folded', { synchronize: false }) // gin (folded gin_trgm_ops)
export class StaffText {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Staff, { onDelete: 'CASCADE' })
  readonly userId!: string;

  /** Text that searches compare; see `foldText`. */
  @Column('text', { default: '' })
  readonly folded!: string;
}
