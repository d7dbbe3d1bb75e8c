import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ShopApplication } from './shop-application.entity.js';

/** Texts by which staff find an application; a trigger writes them. */
@Entity('shop_application_text')
@Unrecorded('A trigger writes it from rows that are recorded.')
@Index('shop_application_text_folded', { synchronize: false }) // gin (folded gin_trgm_ops)
export class ShopApplicationText {
  @PrimaryColumn('bigint')
  @ForeignKey(() => ShopApplication, { onDelete: 'CASCADE' })
  readonly applicationId!: string;

  /** Text that searches compare; see `foldText`. */
  @Column('text', { default: '' })
  readonly folded!: string;
}
