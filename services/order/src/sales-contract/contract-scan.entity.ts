import type { ScanState } from '@mall/contracts/order';
import { LeftOut, Masked, Recorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { OrderEntity } from '../order/order.entity.js';
import { SalesContractEntity } from './sales-contract.entity.js';

/** A scan of a signed contract. A trigger refuses every change once it is decided. */
@Entity('contract_scan')
@Recorded('order', 'orderId')
@Index('contract_scan_one_waiting', ['contractId'], { where: `state = 'waiting'`, unique: true })
@Index('contract_scan_order', ['orderId', 'scanId'])
@Check('contract_scan_state_check', `state IN ('waiting', 'accepted', 'sentBack', 'withdrawn')`)
@Check('contract_scan_decided', `(state = 'waiting') = (decided_at IS NULL)`)
export class ContractScanEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly scanId!: string;

  @Column('bigint')
  @ForeignKey(() => SalesContractEntity)
  readonly contractId!: string;

  @Column('bigint')
  @ForeignKey(() => OrderEntity)
  readonly orderId!: string;

  @Column('text', { default: 'waiting' })
  readonly state!: ScanState;

  @Column('jsonb')
  readonly files!: { readonly url: string; readonly originName: string }[];

  /** SHA-256 of each file. */
  @LeftOut('They follow from the files.')
  @Column('text', { array: true })
  readonly fileHashes!: string[];

  /** Hash of the text that the buyer had read. */
  @Column('text')
  readonly textHash!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly handedInAt!: Date;

  @Column('text')
  readonly userId!: string;

  @Masked()
  @Column('text', { nullable: true })
  readonly signerIp!: string | null;

  @Masked()
  @Column('text', { nullable: true })
  readonly signerAgent!: string | null;

  @Column('timestamptz', { nullable: true })
  readonly decidedAt!: Date | null;

  @Column('text', { nullable: true })
  readonly decidedById!: string | null;

  @Column('text', { nullable: true })
  readonly decidedByName!: string | null;

  @Column('text', { nullable: true })
  readonly reason!: string | null;
}
