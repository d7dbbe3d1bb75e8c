import type { SetAsideFate } from '@mall/contracts/product';
import { LeftOut, Recorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** Cars of one sku that an order left behind when it ended without a sale; they are not part of the stock. */
@Entity('set_aside')
@Recorded('setAside', 'setAsideId')
@Index('set_aside_spu', ['spuId'])
@Index('set_aside_vin', ['vin'], { where: `fate <> 'onSale'` })
@Index('set_aside_open', ['setAsideId'], { where: `fate = 'undecided'` })
@Check('set_aside_count_check', 'count > 0')
@Check('set_aside_fate_check', `fate IN ('undecided', 'onSale', 'heldBack', 'writtenOff')`)
export class SetAside {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly setAsideId!: string;

  @Column('text')
  readonly orderKey!: string;

  @Column('text')
  readonly orderNumber!: string;

  @Column('bigint')
  readonly skuId!: string;

  @Column('bigint')
  readonly spuId!: string;

  /** VIN of the car when it was set aside; a trigger writes it. */
  @Column('text', { nullable: true })
  readonly vin!: string | null;

  @Column('int')
  readonly count!: number;

  @Column('text')
  readonly fate!: SetAsideFate;

  /** Version, which counts the decisions. */
  @LeftOut('It counts decisions.')
  @Column('int', { default: 1 })
  readonly version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}

/** A decision on cars that were set aside; rows are added only. */
@Entity('set_aside_decision')
@Recorded('setAside', 'setAsideId')
@Check('set_aside_decision_fate_check', `fate IN ('undecided', 'onSale', 'heldBack', 'writtenOff')`)
export class SetAsideDecision {
  @PrimaryColumn('bigint')
  @ForeignKey(() => SetAside)
  readonly setAsideId!: string;

  /** Version of the row after the decision. */
  @PrimaryColumn('int')
  readonly version!: number;

  @Column('text')
  readonly fate!: SetAsideFate;

  @Column('text', { nullable: true })
  readonly reason!: string | null;

  @Column('text', { nullable: true })
  readonly byName!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly decidedAt!: Date;
}
