import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Shop } from './shop.entity.js';

/** What staff find a shop by; a trigger writes it. */
@Entity('shop_text')
@Index('shop_text_words', { synchronize: false }) // gin (words gin_trgm_ops)
export class ShopText {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Shop, { onDelete: 'CASCADE' })
  readonly shopId!: string;

  @Column('text')
  readonly words!: string;
}
