import type { SignedBy } from '@mall/contracts/order';
import { LeftOut, Masked, Recorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn, VirtualColumn } from 'typeorm';
import { OrderEntity } from '../order/order.entity.js';
import type { ContractWords } from './contract-text.js';

/** The contract of an order. A trigger refuses every change of its text, and of its signature once there is one. */
@Entity('sales_contract')
@Recorded('order', 'orderId')
@Check('sales_contract_check', `hash = encode(sha256(convert_to(body, 'UTF8')), 'hex')`)
@Check('sales_contract_signed_by_check', `signed_by IN ('screen', 'sms', 'scan')`)
@Check('sales_contract_text', '(words IS NULL) <> (body IS NULL)')
export class SalesContractEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly contractId!: string;

  @Column('bigint', { unique: true })
  @ForeignKey(() => OrderEntity)
  readonly orderId!: string;

  @Column('text', { unique: true })
  readonly contractNumber!: string;

  /** Version of the template that it was written with. */
  @Column('int', { default: 1 })
  readonly version!: number;

  /** Whole text of contracts from before `words` were stored. */
  @LeftOut('Its hash is recorded; former contracts are kept.')
  @Column('text', { nullable: true })
  readonly body!: string | null;

  /** Words in the gaps of the template. */
  @LeftOut('Its hash is recorded; former contracts are kept.')
  @Column('json', { nullable: true })
  readonly words!: ContractWords | null;

  /** SHA-256 of the exact text, in hexadecimal. */
  @Column('text')
  readonly hash!: string;

  @Masked()
  @Column('jsonb')
  readonly facts!: unknown;

  @Column('timestamptz', { default: () => 'now()' })
  readonly issuedAt!: Date;

  @Column('timestamptz', { nullable: true })
  readonly firstViewedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  readonly signedAt!: Date | null;

  @Column('text', { nullable: true })
  readonly signedBy!: SignedBy | null;

  @Masked()
  @Column('bytea', { nullable: true })
  readonly signature!: Buffer | null;

  @Column('jsonb', { default: [] })
  readonly scans!: { readonly url: string; readonly originName: string }[];

  @Masked()
  @Column('text', { nullable: true })
  readonly signedMobile!: string | null;

  @Masked()
  @Column('text', { nullable: true })
  readonly seal!: string | null;

  @Masked()
  @Column('text', { nullable: true })
  readonly signerIp!: string | null;

  @Masked()
  @Column('text', { nullable: true })
  readonly signerAgent!: string | null;

  /** The database's clock when the row was read. */
  @VirtualColumn({ type: 'timestamptz', query: () => 'SELECT clock_timestamp()' })
  readonly now!: Date;
}
