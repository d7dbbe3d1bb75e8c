import type { CarStatus } from '@mall/contracts/product';
import { LeftOut, Recorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Brand } from './brand.entity.js';
import { Category } from './category.entity.js';
import { CAR_COLUMNS, NOT_NULL_COLUMNS } from './car-columns.js';

/**
 * A listed car. The fields that a shop writes are declared once, in `car-columns.ts`, and registered below; its other
 * columns are declared here.
 */
@Entity('spu')
@Recorded('car', 'spuId', 'addedBare')
@Index('spu_vin', { synchronize: false }) // UNIQUE (vin) WHERE status <> -1
@Index('spu_removed_vin', { synchronize: false }) // (vin) WHERE status = -1
@Index('spu_shop', { synchronize: false }) // (shop_id, spu_id) WHERE status <> -1
@Index('spu_category', { synchronize: false }) // (category_id) WHERE status <> -1
@Index('spu_series_any', { synchronize: false }) // (series_id) WHERE status <> -1
@Index('spu_brand_series', { synchronize: false }) // (brand_id, series_id, spu_id) WHERE status <> -1
@Index('spu_feed', { synchronize: false }) // ((spu_id % 64), spu_id) WHERE status = 1
@Index('desk_waiting', { synchronize: false }) // (status, updated_at, spu_id) WHERE status IN (2, 3)
@Index('desk_count', { synchronize: false }) // (status, condition, brand_id, shop_id) WHERE status <> -1
@Index('desk_ids', { synchronize: false }) // (spu_id) INCLUDE (…) WHERE status <> -1
@Index('desk_by_updated_at', { synchronize: false }) // (updated_at DESC NULLS LAST, spu_id DESC) INCLUDE (…) WHERE status <> -1
@Index('desk_by_price_fee', { synchronize: false }) // (price_fee DESC NULLS LAST, spu_id DESC) INCLUDE (…) WHERE status <> -1
@Index('desk_by_year', { synchronize: false }) // (year DESC NULLS LAST, spu_id DESC) INCLUDE (…) WHERE status <> -1
@Index('desk_by_mileage_km', { synchronize: false }) // (mileage_km DESC NULLS LAST, spu_id DESC) INCLUDE (…) WHERE status <> -1
@Index('desk_removed', { synchronize: false }) // (updated_at DESC NULLS LAST, spu_id DESC) INCLUDE (…) WHERE removed_status IS NOT NULL
@Check('spu_status_check', 'status BETWEEN -1 AND 3')
@Check('spu_price_fee_check', 'price_fee > 0')
export class Spu {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly spuId!: string;

  @Column('bigint')
  readonly shopId!: string;

  @Column('bigint')
  @ForeignKey(() => Brand)
  readonly brandId!: string;

  /** Model series of the brand. */
  @Column('bigint', { nullable: true })
  @ForeignKey(() => Brand)
  readonly seriesId!: string | null;

  @Column('bigint')
  @ForeignKey(() => Category)
  readonly categoryId!: string;

  /** Status: -1 removed, 0 off sale, 1 on sale, 2 taken down, 3 in review. */
  @Column('smallint', { default: 0 })
  readonly status!: CarStatus | -1;

  /** Status of a removed car before its removal; null for cars that were removed before this column existed. */
  @Column('smallint', { nullable: true })
  readonly removedStatus!: CarStatus | null;

  @Column('text', { nullable: true })
  readonly statusReason!: string | null;

  /** Units sold. */
  @LeftOut('It counts sales.')
  @Column('int', { default: 0 })
  readonly saleNum!: number;

  /** Version, incremented by every change of the shop or of staff; guards against lost updates. */
  @LeftOut('It counts changes.')
  @Column('int', { default: 1 })
  readonly version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  readonly updatedAt!: Date;
}

const declared = new Set(['shopId', 'brandId', 'seriesId', 'categoryId', 'status', 'saleNum']);
for (const [field, { column, type }] of Object.entries(CAR_COLUMNS)) {
  if (declared.has(field)) continue;
  const ofType = type === 'bigint[]' ? ({ type: 'bigint', array: true } as const) : { type };
  const options = NOT_NULL_COLUMNS[field] ?? { nullable: true };
  Column({ name: column, ...ofType, ...options })(Spu.prototype, field);
}
