import { safeInteger } from '@mall/persistence';
import type { ActorKind, SlipRejectReason } from '@mall/contracts/order';
import type { Texts } from '@mall/validation';
import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import type { OrderAddress, PromisedDays } from './order.js';

@Entity('sales_order')
@Check('sales_order_status_check', 'status IN (1, 2, 3, 4, 5, 6)')
@Check('sales_order_contract_status_check', 'contract_status IN (0, 1, 2)')
@Check('sales_order_voucher_status_check', 'voucher_status IN (0, 1, 2)')
@Check('sales_order_slip_status_check', 'slip_status IN (0, 1)')
@Check('sales_order_total_minor_check', 'total_minor > 0')
@Check('sales_order_total_rub_minor_check', 'total_rub_minor > 0')
@Check('sales_order_total_count_check', 'total_count > 0')
@Check('sales_order_credited_minor_check', 'credited_minor >= 0')
@Check('sales_order_auto_receipt_days_check', 'auto_receipt_days > 0')
@Check('sales_order_check', '(status = 6) = (cancelled_at IS NOT NULL)')
@Check(
  'sales_order_check1',
  'status NOT IN (2, 3, 5) OR (contract_status = 1 AND voucher_status = 1 AND paid_at IS NOT NULL)',
)
@Check('sales_order_check2', 'status NOT IN (3, 5) OR shipped_at IS NOT NULL')
@Index('sales_order_of_buyer', ['userId', 'orderId'])
@Index('sales_order_of_shop', ['shopId', 'orderId'])
@Index('sales_order_unpaid_of_passport', ['passportDigest'], { where: 'status IN (1, 4)' })
@Index('sales_order_unpaid_of_phone', ['buyerPhone'], { where: 'status IN (1, 4)' })
@Index('sales_order_unpaid_of_network', ['network'], { where: 'status IN (1, 4)' })
@Index('sales_order_unpaid_of_recipient', ['mobile'], { where: 'status IN (1, 4)' })
@Index('sales_order_pay_before', ['payBefore'], { where: 'status = 1' })
@Index('sales_order_auto_receipt', ['autoReceiptAt'], { where: 'status = 3' })
@Index('sales_order_to_ship', ['paidAt'], { where: 'status = 2' })
@Index('sales_order_square', ['paidAt'], {
  where: 'square_consent_at IS NOT NULL AND status IN (2, 3, 5)',
})
export class OrderEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly orderId!: string;

  @Column('text', { unique: true })
  readonly orderNumber!: string;

  /** Key of the hold of its cars. */
  @Column('text', { unique: true })
  readonly orderKey!: string;

  @Column('bigint')
  readonly submissionId!: string;

  @Column('bigint')
  readonly userId!: string;

  /** Digest of the passport that it was placed with, computed by the user service; null for older orders. */
  @Column('text', { nullable: true })
  readonly passportDigest!: string | null;

  /** Phone number of the buyer, digits only; null for older orders and for buyers without one. */
  @Column('text', { nullable: true })
  readonly buyerPhone!: string | null;

  /** Network that it was placed from, `203.0.113.0/24` or `2001:db8:1::/48`; null where it is not known. */
  @Column('text', { nullable: true })
  readonly network!: string | null;

  @Column('bigint')
  readonly shopId!: string;

  /** Name of the shop in Russian, by which lists are sorted. */
  @Column('text')
  readonly shopName!: string;

  /** Name of the shop in each language; null for older orders. */
  @Column('jsonb', { nullable: true })
  readonly shopNames!: Texts | null;

  @Column('smallint')
  readonly status!: number;

  @Column('smallint', { default: 0 })
  readonly contractStatus!: number;

  @Column('smallint', { default: 0 })
  readonly voucherStatus!: number;

  @Column('smallint', { default: 0 })
  readonly slipStatus!: number;

  @Column('text')
  readonly contractNumber!: string;

  /** Total in fen of CNY. */
  @Column('bigint', { transformer: safeInteger })
  readonly totalMinor!: number;

  @Column('text', { default: 'CNY' })
  readonly currency!: string;

  @Column('bigint', { transformer: safeInteger })
  readonly totalRubMinor!: number;

  @Column('bigint', { default: 0, comment: 'confirmed money, fen of CNY', transformer: safeInteger })
  readonly creditedMinor!: number;

  /** RUB for one CNY, times 10,000. */
  @Column('bigint', { transformer: safeInteger })
  readonly rateScaled!: number;

  @Column('text')
  readonly rateSource!: string;

  @Column('timestamptz')
  readonly rateAsOf!: Date;

  @Column('timestamptz')
  readonly rateLockedUntil!: Date;

  @Column('int')
  readonly totalCount!: number;

  @Column('smallint')
  readonly dvyType!: number;

  @Column('text')
  readonly incoterm!: string;

  @Column('text', { nullable: true })
  readonly remarks!: string | null;

  @Column('text')
  readonly consignee!: string;

  @Column('text')
  readonly mobile!: string;

  @Column('jsonb')
  readonly address!: OrderAddress;

  /** Landed cost of older orders; of others it is in the confirmation. */
  @Column('jsonb', { nullable: true })
  readonly landedCost!: unknown;

  @Column('timestamptz')
  readonly payBefore!: Date;

  /** Hours by which staff have extended the time to pay. */
  @Column('int', { default: 0 })
  readonly extendedHours!: number;

  /** Time until which its cars are held while a slip waits; null where none was handed in. */
  @Column('timestamptz', { nullable: true })
  readonly heldUntil!: Date | null;

  @Column('timestamptz', { nullable: true })
  readonly paidAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  readonly shippedAt!: Date | null;

  @Column('text', { nullable: true })
  readonly carrier!: string | null;

  @Column('text', { nullable: true })
  readonly trackingNumber!: string | null;

  @Column('text', { nullable: true })
  readonly deliveryNote!: string | null;

  /** Days from the car's arrival until receipt is confirmed automatically, as the contract names them. */
  @Column('int', { default: 60 })
  readonly autoReceiptDays!: number;

  @Column('timestamptz', { nullable: true })
  readonly autoReceiptAt!: Date | null;

  /** Days after full payment within which each step was promised; null for orders from before promises were kept. */
  @Column('jsonb', { nullable: true })
  readonly promisedDays!: PromisedDays | null;

  @Column('timestamptz', { nullable: true })
  readonly completedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  readonly cancelledAt!: Date | null;

  @Column('smallint', { nullable: true })
  readonly closeType!: number | null;

  @Column('text', { nullable: true })
  readonly closeReason!: string | null;

  /** The person who cancelled it and wrote the reason; null for the system. */
  @Column('text', { nullable: true })
  readonly closedBy!: string | null;

  /** Fate of the cars that was stated when the order ended; null for an order that is open, or ended before this was stored. */
  @Column('text', { nullable: true })
  readonly carFate!: string | null;

  @Column('text', { nullable: true })
  readonly carReason!: string | null;

  @Column('timestamptz', { nullable: true })
  readonly buyerRemovedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  readonly squareConsentAt!: Date | null;

  /** Number of moves; the history has a row for each. */
  @Column('int', { default: 1 })
  readonly version!: number;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}

/** A line of an order, with the car as it was when the order was placed. */
@Entity('order_item')
@Unique('order_item_once', ['orderId', 'skuId'])
@Check('order_item_count_check', 'count BETWEEN 1 AND 999')
@Check('order_item_price_minor_check', 'price_minor > 0')
@Check('order_item_check', 'total_minor = price_minor * count')
@Check('order_item_vins_check', `cardinality(vins) <= count AND (vin IS NULL OR vins = '{}')`)
export class OrderItemEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly orderItemId!: string;

  @Column('bigint')
  @ForeignKey(() => OrderEntity)
  readonly orderId!: string;

  @Column('bigint')
  readonly spuId!: string;

  @Column('bigint')
  readonly skuId!: string;

  @Column('bigint', { nullable: true })
  readonly brandId!: string | null;

  @Column('bigint', { nullable: true })
  readonly categoryId!: string | null;

  @Column('int')
  readonly count!: number;

  @Column('jsonb')
  readonly spuName!: Texts;

  @Column('jsonb')
  readonly skuName!: Texts;

  @Column('text')
  readonly pic!: string;

  @Column('text', { nullable: true })
  readonly vin!: string | null;

  /** VINs named by staff later, of cars that were not built or chosen when they were ordered. */
  @Column('text', { array: true, default: [] })
  readonly vins!: string[];

  @Column('text')
  readonly condition!: string;

  /** Facts of the car, as its listing had them. */
  @Column('jsonb')
  readonly facts!: Readonly<Record<string, unknown>>;

  @Column('bigint', { transformer: safeInteger })
  readonly priceMinor!: number;

  @Column('text')
  readonly priceTier!: string;

  @Column('bigint', { transformer: safeInteger })
  readonly totalMinor!: number;
}

/** A row of an order's history: one for each move, without gaps. */
@Entity('order_event')
@Check('order_event_seq_check', 'seq >= 1')
@Check('order_event_actor_kind_check', `actor_kind IN ('buyer', 'merchant', 'staff', 'system')`)
export class OrderEventEntity {
  @PrimaryColumn('bigint')
  @ForeignKey(() => OrderEntity)
  readonly orderId!: string;

  @PrimaryColumn('int')
  readonly seq!: number;

  @Column('text')
  readonly action!: string;

  @Column('smallint', { nullable: true })
  readonly fromStatus!: number | null;

  @Column('smallint')
  readonly toStatus!: number;

  @Column('text')
  readonly actorKind!: ActorKind;

  @Column('text', { nullable: true })
  readonly actorId!: string | null;

  @Column('text', { nullable: true })
  readonly actorName!: string | null;

  @Column('text', { nullable: true })
  readonly reason!: string | null;

  @Column('text', { nullable: true })
  readonly reasonCode!: SlipRejectReason | null;

  /** See `requestKeyOf`; set on moves that would be made twice if they were repeated. */
  @Column('text', { nullable: true })
  readonly requestKey!: string | null;

  /** Network address of the request; null for the system's own moves. */
  @Column('text', { nullable: true })
  readonly ip!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
