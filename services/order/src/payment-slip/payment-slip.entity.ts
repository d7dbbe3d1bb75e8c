import { LeftOut, Recorded, safeInteger } from '@mall/persistence';
import type { SlipDifference, SlipRejectReason } from '@mall/contracts/order';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { BankTransferEntity } from '../transfer/bank-transfer.entities.js';
import { OrderEntity } from '../order/order.entity.js';
import type { FileLink } from '../order/private-files.js';
import type { FirstStated, SlipCurrency } from './payment-terms.js';
import type { SlipDecision } from './payment-verdict.js';

/** The bank's proof of a transfer; called a voucher in prescribed names. */
@Entity('voucher')
@Recorded('order', 'orderId')
@Check('voucher_amount_minor_check', 'amount_minor > 0')
@Check('voucher_currency_check', `currency IN ('CNY', 'RUB')`)
@Check('voucher_status_check', 'status IN (0, 1, 2, 3)')
@Check(
  'voucher_check',
  `audited_by_id IS NULL OR uploaded_by_kind <> 'staff' OR uploaded_by_id <> audited_by_id`,
)
@Check('voucher_two_people', 'status <> 1 OR first_by_id IS NULL OR first_by_id <> audited_by_id')
@Check('voucher_first_decision', `first_decision IN ('full', 'difference', 'part', 'late')`)
@Check('voucher_credit_when_verified', 'status = 1 OR credited_minor = 0')
@Check('voucher_received_minor_check', 'received_minor > 0')
@Check('voucher_difference_kind_check', `difference_kind IN ('commission', 'rounding', 'short', 'over')`)
@Check('voucher_written_off_minor_check', 'written_off_minor >= 0')
@Index('voucher_reference_key', ['referenceKey'], { where: 'status IN (0, 1)' })
@Index('voucher_of_transfer', ['transferId'], { where: 'transfer_id IS NOT NULL' })
@Index('voucher_without_digests', ['voucherId'], { where: 'file_digests IS NULL' })
@Index('voucher_audited_by', ['auditedById', 'auditedAt'], { where: 'status = 1' })
@Index('voucher_first_by', ['firstById', 'firstAt'], { where: 'first_by_id IS NOT NULL' })
@Index('voucher_of_order', ['orderId', 'voucherId'])
@Index('voucher_waiting', ['voucherId'], { where: 'status = 0' })
@Index('voucher_reference', ['bankRef'], { where: 'status IN (0, 1)' })
export class PaymentSlipEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly voucherId!: string;

  @Column('bigint')
  @ForeignKey(() => OrderEntity)
  readonly orderId!: string;

  @Column('jsonb')
  readonly files!: readonly FileLink[];

  @Column('bigint', { transformer: safeInteger })
  readonly amountMinor!: number;

  @Column('text')
  readonly currency!: SlipCurrency;

  /** `yyyy-MM-dd` */
  @Column('date')
  readonly paidOn!: string;

  @Column('text', { nullable: true })
  readonly bankRef!: string | null;

  /** See `paymentSlipStates`. */
  @Column('smallint', { default: 0 })
  readonly status!: number;

  @Column('text', { nullable: true })
  readonly reason!: string | null;

  @Column('text', { nullable: true })
  readonly reasonCode!: SlipRejectReason | null;

  /** Amount that the bank credited, in minor units of `currency`; null until it is verified. */
  @Column('bigint', { nullable: true, transformer: safeInteger })
  readonly receivedMinor!: number | null;

  /** Kind of the difference to what was claimed, or to what was due. */
  @Column('text', { nullable: true })
  readonly differenceKind!: SlipDifference | null;

  @Column('bigint', { default: 0, comment: 'fen of CNY', transformer: safeInteger })
  readonly writtenOffMinor!: number;

  /** Key of `bankRef`; null without one, and for slips that an older release accepted. */
  @Column('text', { nullable: true })
  readonly referenceKey!: string | null;

  /** Transfer of which a confirmed slip is the whole or a part; null for slips from before references were required. */
  @Column('bigint', { nullable: true })
  @ForeignKey(() => BankTransferEntity)
  readonly transferId!: string | null;

  /** Whether two people have stated that its transfer is another one than a counted one of the same number. */
  @Column('boolean', { default: false })
  readonly isOtherTransfer!: boolean;

  /** SHA-256 of each file; null until the file service has answered. */
  @LeftOut('They follow from the files.')
  @Column('text', { array: true, nullable: true })
  readonly fileDigests!: string[] | null;

  /** Whether it claimed enough to prolong the hold when it was handed in. */
  @Column('boolean', { default: true })
  readonly isFair!: boolean;

  @Column('boolean', { default: false })
  readonly differenceAccepted!: boolean;

  @Column('bigint', {
    default: 0,
    comment: 'what it counts for, fen of CNY, at rate_scaled',
    transformer: safeInteger,
  })
  readonly creditedMinor!: number;

  /** Rate; null until it is verified. */
  @Column('bigint', { nullable: true, transformer: safeInteger })
  readonly rateScaled!: number | null;

  /** First of two people, where two are required. */
  @Column('text', { nullable: true })
  readonly firstById!: string | null;

  @Column('text', { nullable: true })
  readonly firstByName!: string | null;

  /** Decision of the first of two people; the second has to decide the same. */
  @Column('text', { nullable: true })
  readonly firstDecision!: SlipDecision | null;

  /** Terms that the first of two people read on the statement; the second has to read the same. */
  @Column('jsonb', { nullable: true })
  readonly firstStated!: FirstStated | null;

  @Column('timestamptz', { nullable: true })
  readonly firstAt!: Date | null;

  @Column('text')
  readonly uploadedByKind!: string;

  @Column('text')
  readonly uploadedById!: string;

  @Column('text', { nullable: true })
  readonly auditedById!: string | null;

  @Column('text', { nullable: true })
  readonly auditedByName!: string | null;

  @Column('timestamptz', { nullable: true })
  readonly auditedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
