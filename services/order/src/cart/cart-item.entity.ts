import { safeInteger, Unrecorded } from '@mall/persistence';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A line of a buyer's cart. */
@Entity('cart_item')
@Unrecorded("A person's own list or setting, on which nobody else acts.")
@Unique('cart_item_once', ['userId', 'skuId'])
@Check('cart_item_count_check', 'count BETWEEN 1 AND 999')
export class CartItem {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly cartItemId!: string;

  @Column('bigint')
  readonly userId!: string;

  @Column('bigint')
  readonly shopId!: string;

  @Column('bigint')
  readonly spuId!: string;

  @Column('bigint')
  readonly skuId!: string;

  @Column('int')
  readonly count!: number;

  @Column('boolean', { default: true })
  readonly isChecked!: boolean;

  /** Unit price in fen, when it was added. */
  @Column('bigint', { transformer: safeInteger })
  readonly priceMinor!: number;

  /** Keys that clients gave the latest changes. */
  @Column('text', { array: true, default: [] })
  readonly changeKeys!: string[];

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
