import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Shop } from './shop.entity.js';

/** Texts by which staff find a shop; a trigger writes them. */
@Entity('shop_text')
@Unrecorded('A trigger writes it from rows that are recorded.')
@Index('shop_text_folded', { synchronize: false }) // gin (folded gin_trgm_ops)
export class ShopText {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Shop, { onDelete: 'CASCADE' })
  readonly shopId!: string;

  /** Text that searches compare; see `foldText`. */
  @Column('text', { default: '' })
  readonly folded!: string;
}
