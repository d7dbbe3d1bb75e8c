import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ProfileRow } from './profile.entity.js';

/** Texts by which staff find a buyer; a trigger writes them. */
@Entity('profile_text')
@Unrecorded('A trigger writes it from rows that are recorded.')
@Index('profile_text_folded', { synchronize: false }) // gin (folded gin_trgm_ops)
export class ProfileText {
  @PrimaryColumn('bigint')
  @ForeignKey(() => ProfileRow, { onDelete: 'CASCADE' })
  readonly userId!: string;

  /** Text that searches compare; see `foldText`. */
  @Column('text', { default: '' })
  readonly folded!: string;
}
