import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Staff } from './staff.entity.js';

/** What a member of staff is found by; a trigger writes it. */
@Entity('staff_text')
@Index('staff_text_words', { synchronize: false }) // gin (words gin_trgm_ops)
export class StaffText {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Staff, { onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('text')
  readonly words!: string;
}
