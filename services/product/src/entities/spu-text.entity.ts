import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Spu } from './spu.entity.js';

/** Texts by which staff find a car; a trigger writes them. */
@Entity('spu_text')
@Unrecorded('A trigger writes it from rows that are recorded.')
@Index('spu_text_folded', { synchronize: false }) // gin (folded gin_trgm_ops, ids)
export class SpuText {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Spu, { onDelete: 'CASCADE' })
  readonly spuId!: string;

  /** Text that searches compare; see `foldText`. */
  @Column('text', { default: '' })
  readonly folded!: string;

  /** Ids of its make and series. */
  @Column('bigint', { array: true, default: [] })
  readonly ids!: string[];
}
