import type { Texts } from '@mall/validation';
import { Unrecorded } from '@mall/persistence';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A copy of the shop data that cars show; the tenant service owns the original. */
@Entity('shop')
@Unrecorded('A copy of what the tenant service tells.')
@Check('shop_type_check', 'type IN (1, 2)')
export class Shop {
  @PrimaryColumn('bigint')
  readonly shopId!: string;

  @Column('jsonb')
  readonly name!: Texts;

  @Column('text', { default: '' })
  readonly logoUrl!: string;

  /** Owner of the shop: 1 the platform, 2 a merchant. */
  @Column('smallint', { default: 2 })
  readonly type!: 1 | 2;

  /** Whether staff closed it, so that none of its cars is on sale. */
  @Column('boolean', { default: false })
  readonly isClosed!: boolean;
}
