import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ProfileRow } from './profile.entity.js';

/** What staff find a buyer by; a trigger writes it. */
@Entity('profile_text')
@Index('profile_text_words', { synchronize: false }) // gin (words gin_trgm_ops)
export class ProfileText {
  @PrimaryColumn('bigint')
  @ForeignKey(() => ProfileRow, { onDelete: 'CASCADE' })
  readonly userId!: string;

  @Column('text')
  readonly words!: string;
}
