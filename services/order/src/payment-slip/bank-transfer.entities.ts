import { safeInteger } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { SlipCurrency } from './slip-amount.js';

/** A transfer as the bank credited it; the confirmed slips that name it are its parts. A trigger limits their sum to it. */
@Entity('bank_transfer')
@Check('bank_transfer_currency_check', `currency IN ('CNY', 'RUB')`)
@Check('bank_transfer_whole_minor_check', 'whole_minor > 0')
export class BankTransferEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly transferId!: string;

  /** Reference as it was typed first. */
  @Column('text')
  readonly reference!: string;

  /** See `referenceKeyOf`. */
  @Column('text', { unique: true })
  readonly referenceKey!: string;

  @Column('text')
  readonly currency!: SlipCurrency;

  @Column('bigint', {
    comment: 'minor units of currency; what was credited while is_divided is false',
    transformer: safeInteger,
  })
  readonly wholeMinor!: number;

  /** Whether somebody has stated its whole amount, because it covers several slips. */
  @Column('boolean', { default: false })
  readonly isDivided!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}

/** A file that proves a transfer, recognised by its content: it proves no other. */
@Entity('bank_transfer_file')
export class BankTransferFile {
  @PrimaryColumn('text')
  readonly sha256!: string;

  @Column('bigint')
  @ForeignKey(() => BankTransferEntity)
  readonly transferId!: string;
}
