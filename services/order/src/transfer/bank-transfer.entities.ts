import { Recorded, safeInteger } from '@mall/persistence';
import type { DealCurrency } from '@mall/contracts/order';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { TransferDirection } from './bank-transfer.js';

/**
 * A transfer as the bank booked it. Its parts are confirmed slips, or refunds that were paid out; a trigger limits their
 * sum to it.
 */
@Entity('bank_transfer')
@Recorded('bankTransfer', 'transferId')
@Check('bank_transfer_currency_check', `currency IN ('CNY', 'RUB')`)
@Check('bank_transfer_whole_minor_check', 'whole_minor > 0')
@Check('bank_transfer_direction_check', `direction IN ('in', 'out')`)
@Index('bank_transfer_numbers', { synchronize: false })
export class BankTransferEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly transferId!: string;

  /** Reference as it was typed first. */
  @Column('text')
  readonly reference!: string;

  /** See `referenceKeyOf`. */
  @Column('text', { unique: true })
  readonly referenceKey!: string;

  /** See `transferNumbersOf`; empty for transfers that an older release has written. */
  @Column('text', { array: true, default: [] })
  readonly numbers!: string[];

  @Column('text', { default: 'in' })
  readonly direction!: TransferDirection;

  @Column('text')
  readonly currency!: DealCurrency;

  @Column('bigint', {
    comment: 'minor units of currency; what was credited while is_divided is false',
    transformer: safeInteger,
  })
  readonly wholeMinor!: number;

  /** Whether somebody has stated its whole amount, because it covers several parts. */
  @Column('boolean', { default: false })
  readonly isDivided!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}

/** A file that proves a transfer, recognised by its content: it proves no other. */
@Entity('bank_transfer_file')
@Recorded('bankTransfer', 'transferId')
export class BankTransferFile {
  @PrimaryColumn('text')
  readonly sha256!: string;

  @Column('bigint')
  @ForeignKey(() => BankTransferEntity)
  readonly transferId!: string;
}
