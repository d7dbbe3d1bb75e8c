import { Recorded, safeInteger } from '@mall/persistence';
import type { RefundKind } from '@mall/contracts/order';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { OrderEntity } from '../order/order.entity.js';
import { BankTransferEntity } from '../transfer/bank-transfer.entities.js';
import type { RefundSource } from './returnable.js';
import type { FileLink } from '../order/private-files.js';

/** Money that goes back to a buyer. */
@Entity('refund')
@Recorded('order', 'orderId')
@Check('refund_kind_check', `kind IN ('cancelled', 'overpaid', 'claim')`)
@Check('refund_status_check', 'status IN (0, 1, 2, 3)')
@Check('refund_amount_minor_check', 'amount_minor > 0')
@Check('refund_currency_check', `currency IN ('CNY', 'RUB')`)
@Check('refund_amount_cny_minor_check', 'amount_cny_minor > 0')
@Check('refund_check', '(status = 0) = (decided_at IS NULL)')
@Check('refund_check1', '(status = 2) = (paid_at IS NOT NULL AND bank_ref IS NOT NULL)')
@Check(
  'refund_check2',
  `status NOT IN (1, 2) OR requested_by_kind <> 'staff' OR requested_by_id <> decided_by_id`,
)
@Check('refund_two_people', 'status NOT IN (1, 2) OR first_by_id IS NULL OR first_by_id <> decided_by_id')
@Index('refund_decided_by', ['decidedById', 'decidedAt'], { where: 'status IN (1, 2)' })
@Index('refund_first_by', ['firstById', 'firstAt'], { where: 'first_by_id IS NOT NULL' })
@Index('refund_paid_by', ['paidById', 'paidAt'], { where: 'status = 2' })
@Index('refund_of_transfer', ['transferId'], { where: 'transfer_id IS NOT NULL' })
@Index('refund_of_order', ['orderId', 'refundId'])
@Index('refund_open', ['refundId'], { where: 'status IN (0, 1)' })
export class RefundEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly refundId!: string;

  @Column('bigint')
  @ForeignKey(() => OrderEntity)
  readonly orderId!: string;

  @Column('text')
  readonly kind!: RefundKind;

  /** See `refundStatuses`. */
  @Column('smallint', { default: 0 })
  readonly status!: number;

  /** Amount in minor units of `currency`. */
  @Column('bigint', { transformer: safeInteger })
  readonly amountMinor!: number;

  @Column('text')
  readonly currency!: 'CNY' | 'RUB';

  /** Credit of these payments, fen of CNY. */
  @Column('bigint', { transformer: safeInteger })
  readonly amountCnyMinor!: number;

  /** Payments that it gives back; empty for refunds from before they were stored. */
  @Column('jsonb', { default: [] })
  readonly sources!: readonly RefundSource[];

  @Column('text', { nullable: true })
  readonly reason!: string | null;

  @Column('jsonb', { default: [] })
  readonly evidence!: readonly FileLink[];

  @Column('text')
  readonly requestedByKind!: string;

  @Column('text', { nullable: true })
  readonly requestedById!: string | null;

  @Column('text', { nullable: true })
  readonly requestedByName!: string | null;

  /** First of two people, where two are required to approve it. */
  @Column('text', { nullable: true })
  readonly firstById!: string | null;

  @Column('text', { nullable: true })
  readonly firstByName!: string | null;

  @Column('timestamptz', { nullable: true })
  readonly firstAt!: Date | null;

  @Column('text', { nullable: true })
  readonly decidedById!: string | null;

  @Column('text', { nullable: true })
  readonly decidedByName!: string | null;

  @Column('timestamptz', { nullable: true })
  readonly decidedAt!: Date | null;

  @Column('text', { nullable: true })
  readonly decisionReason!: string | null;

  @Column('text', { nullable: true })
  readonly paidById!: string | null;

  @Column('text', { nullable: true })
  readonly paidByName!: string | null;

  @Column('timestamptz', { nullable: true })
  readonly paidAt!: Date | null;

  @Column('text', { nullable: true })
  readonly bankRef!: string | null;

  /** Transfer of which the payout is the whole or a part; null for payouts whose reference an older release accepted twice. */
  @Column('bigint', { nullable: true })
  @ForeignKey(() => BankTransferEntity)
  readonly transferId!: string | null;

  /** Shared by the refunds of one claim for the whole sum, one for each currency; null for others. */
  @Column('text', { nullable: true })
  readonly claimKey!: string | null;

  /** The bank's document of the payout; empty for payouts from before it was required. */
  @Column('jsonb', { default: [] })
  readonly payoutFiles!: readonly FileLink[];

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
