import { Recorded, Unrecorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Spu } from '../entities/spu.entity.js';

/**
 * Prices of a car up to a change of them, of its kind, its VIN, or of its being on sale; and the entry of a car that is
 * not on sale. Triggers write it. CNY fen.
 */
@Entity('car_price_log')
@Unrecorded('It is a log.')
@Index('car_price_log_of_car', ['spuId', 'logId'])
@Index('car_price_log_of_vin', ['vin', 'logId'], { where: 'was_on_sale' })
export class CarPriceLog {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  readonly logId!: string;

  @Column('bigint')
  @ForeignKey(() => Spu, { onDelete: 'CASCADE' })
  readonly spuId!: string;

  /** Variant with a price of its own; null for the car itself. */
  @Column('bigint', { nullable: true })
  readonly skuId!: string | null;

  /** VIN that the car had until then. */
  @Column('text', { nullable: true })
  readonly vin!: string | null;

  @Column('bigint')
  readonly priceFee!: string;

  /** Price of a unit above ten units. */
  @Column('bigint')
  readonly bulkFee!: string;

  /** Values that it was compared by: make, series, category and condition. */
  @Column('text')
  readonly kind!: string;

  /** Whether the prices were in force. */
  @Column('boolean')
  readonly wasOnSale!: boolean;

  @Column('bigint')
  readonly newPriceFee!: string;

  @Column('bigint')
  readonly newBulkFee!: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  readonly changedAt!: Date;

  /** Person who changed it; null for changes made without this service. */
  @Column('text', { nullable: true })
  readonly changedById!: string | null;

  @Column('text', { nullable: true })
  readonly changedBy!: string | null;
}

export const proposalStates = { waiting: 0, agreed: 1, rejected: 2, outdated: 3 } as const;
export type ProposalState = (typeof proposalStates)[keyof typeof proposalStates];

/** A price that needs a second person. CNY fen. */
@Entity('price_proposal')
@Recorded('car', 'spuId')
@Check('price_proposal_price_fee_check', 'price_fee > 0')
@Check('price_proposal_state_check', 'state BETWEEN 0 AND 3')
@Check('price_proposal_two_people', 'state <> 1 OR decided_by_id <> proposed_by_id')
@Check('price_proposal_agreement', '(state = 1) = (agreed_in IS NOT NULL AND decided_by_id IS NOT NULL)')
@Index('price_proposal_waiting', ['spuId'], { unique: true, where: 'state = 0' })
@Index('price_proposal_agreed', ['spuId', 'agreedIn'], { where: 'state = 1' })
export class PriceProposal {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly proposalId!: string;

  @Column('bigint')
  @ForeignKey(() => Spu, { onDelete: 'CASCADE' })
  readonly spuId!: string;

  @Column('bigint')
  readonly priceFee!: string;

  @Column('bigint', { nullable: true })
  readonly wholesalePriceFee!: string | null;

  @Column('bigint')
  readonly marketPriceFee!: string;

  /** Price in force that it departs from most. */
  @Column('bigint')
  readonly departsFromFee!: string;

  @Column('int')
  readonly departurePercent!: number;

  @Column('text')
  readonly proposedById!: string;

  @Column('text')
  readonly proposedBy!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly proposedAt!: Date;

  @Column('smallint', { default: 0 })
  readonly state!: ProposalState;

  @Column('text', { nullable: true })
  readonly decidedById!: string | null;

  @Column('text', { nullable: true })
  readonly decidedBy!: string | null;

  @Column('timestamptz', { nullable: true })
  readonly decidedAt!: Date | null;

  @Column('text', { nullable: true })
  readonly reason!: string | null;

  /** Transaction for which the agreement is valid: the trigger accepts it in no other. */
  @Column('bigint', { nullable: true })
  readonly agreedIn!: string | null;
}
