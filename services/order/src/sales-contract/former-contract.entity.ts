import { Unrecorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { ContractWords } from './contract-text.js';
import { SalesContractEntity } from './sales-contract.entity.js';

/** A text of a contract that was replaced before anybody signed it. A trigger writes it, and it never changes. */
@Entity('former_contract')
@Unrecorded('It keeps what a contract said before.')
@Check('former_contract_issue_check', 'issue >= 1')
export class FormerContract {
  @PrimaryColumn('bigint')
  @ForeignKey(() => SalesContractEntity)
  readonly contractId!: string;

  /** Number of the text, from 1, the oldest first. */
  @PrimaryColumn('int')
  readonly issue!: number;

  @Column('int')
  readonly version!: number;

  @Column('text', { nullable: true })
  readonly body!: string | null;

  @Column('json', { nullable: true })
  readonly words!: ContractWords | null;

  @Column('text')
  readonly hash!: string;

  @Column('jsonb')
  readonly facts!: unknown;

  @Column('timestamptz')
  readonly issuedAt!: Date;

  @Column('timestamptz', { nullable: true })
  readonly firstViewedAt!: Date | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly replacedAt!: Date;
}
