import { safeInteger, Unrecorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { OrderEntity } from '../order/order.entity.js';
import type { Account, JournalKind } from './ledger.js';

/** One posting of the double-entry books. Triggers refuse every change, and a journal that does not balance. */
@Entity('ledger_journal')
@Unrecorded('The ledger names its actors and never changes.')
@Unique('ledger_payment_once', ['kind', 'voucherId'])
@Unique('ledger_refund_once', ['kind', 'refundId'])
@Check('ledger_journal_kind_check', `kind IN ('payment', 'sale', 'cancellation', 'allowance', 'refund')`)
@Check('ledger_journal_check', `(kind = 'payment') = (voucher_id IS NOT NULL)`)
@Check('ledger_journal_check1', `(kind IN ('allowance', 'refund')) = (refund_id IS NOT NULL)`)
@Index('ledger_journal_of_order', ['orderId', 'journalId'])
@Index('ledger_sale_once', ['orderId', 'kind'], { unique: true, where: `kind IN ('sale', 'cancellation')` })
export class LedgerJournal {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly journalId!: string;

  @Column('bigint')
  @ForeignKey(() => OrderEntity)
  readonly orderId!: string;

  @Column('text')
  readonly kind!: JournalKind;

  // Entities are named as text: the features of slips and refunds depend on the ledger, not the reverse.
  @Column('bigint', { nullable: true })
  @ForeignKey('PaymentSlipEntity')
  readonly voucherId!: string | null;

  @Column('bigint', { nullable: true })
  @ForeignKey('RefundEntity')
  readonly refundId!: string | null;

  @Column('text')
  readonly actorKind!: string;

  @Column('text', { nullable: true })
  readonly actorId!: string | null;

  @Column('text', { nullable: true })
  readonly actorName!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}

/** One side of a journal. */
@Entity('ledger_entry', {
  comment: 'Both sides in fen of CNY; amount_minor is what moved, in its own currency.',
})
@Unrecorded('The ledger names its actors and never changes.')
@Check(
  'ledger_entry_account_check',
  `account IN ('bank', 'buyer', 'sales', 'differences', 'allowances', 'commissions', 'roundings', 'excess')`,
)
@Check('ledger_entry_debit_minor_check', 'debit_minor >= 0')
@Check('ledger_entry_credit_minor_check', 'credit_minor >= 0')
@Check('ledger_entry_check', '(debit_minor = 0) <> (credit_minor = 0)')
export class LedgerEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly entryId!: string;

  @Index('ledger_entry_of_journal')
  @Column('bigint')
  @ForeignKey(() => LedgerJournal)
  readonly journalId!: string;

  @Column('text')
  readonly account!: Account;

  @Column('bigint', { default: 0, transformer: safeInteger })
  readonly debitMinor!: number;

  @Column('bigint', { default: 0, transformer: safeInteger })
  readonly creditMinor!: number;

  @Column('bigint', { transformer: safeInteger })
  readonly amountMinor!: number;

  @Column('text')
  readonly currency!: string;
}
