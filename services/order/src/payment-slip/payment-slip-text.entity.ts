import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { PaymentSlipEntity } from './payment-slip.entity.js';

/** What a slip is found by, its order's words aside; a trigger writes it. */
@Entity('voucher_text')
@Index('voucher_text_words', { synchronize: false }) // gin (words gin_trgm_ops)
export class PaymentSlipText {
  @PrimaryColumn('bigint')
  @ForeignKey(() => PaymentSlipEntity, { onDelete: 'CASCADE' })
  readonly voucherId!: string;

  @Column('text')
  readonly words!: string;
}
