import { Unrecorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { PaymentSlipEntity } from './payment-slip.entity.js';

/** Texts by which a slip is found, except the words of its order; a trigger writes them. */
@Entity('voucher_text')
@Unrecorded('A trigger writes it from rows that are recorded.')
@Index('voucher_text_folded', { synchronize: false }) // gin (folded gin_trgm_ops)
export class PaymentSlipText {
  @PrimaryColumn('bigint')
  @ForeignKey(() => PaymentSlipEntity, { onDelete: 'CASCADE' })
  readonly voucherId!: string;

  /** Text that searches compare; see `foldText`. */
  @Column('text', { default: '' })
  readonly folded!: string;
}
