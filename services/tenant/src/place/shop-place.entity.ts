import type { DayHours, MapArea, ShopYard } from '@mall/contracts/tenant';
import { LeftOut, Recorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Shop } from '../shop/shop.entity.js';

@Entity('shop_place')
@Recorded('shop', 'shopId')
@Check('shop_place_extra_check', '(extra_from IS NULL) = (extra_to IS NULL)')
export class ShopPlace {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Shop)
  readonly shopId!: string;

  @Column('jsonb', { nullable: true, comment: 'Longitude and latitude in WGS 84, and the address' })
  readonly yard!: ShopYard | null;

  /** Codes of divisions. */
  @Column('text', { array: true, default: [] })
  readonly regions!: string[];

  @Column('jsonb', { default: [] })
  readonly areas!: MapArea[];

  @Column('text')
  readonly zone!: string;

  @Column('jsonb', { default: [] })
  readonly hours!: DayHours[];

  /** Days as `yyyy-MM-dd` on the clock of the zone, ascending. */
  @Column('text', { array: true, default: [] })
  readonly closedDays!: string[];

  @Column('text', { array: true, default: [] })
  readonly extraDays!: string[];

  @Column('text', { nullable: true })
  readonly extraFrom!: string | null;

  @Column('text', { nullable: true })
  readonly extraTo!: string | null;

  /** Person who changed it; null when no person did. */
  @Column('text', { nullable: true })
  readonly changedBy!: string | null;

  @LeftOut('It is the moment of the change.')
  @Column('timestamptz', { default: () => 'now()' })
  readonly changedAt!: Date;
}
