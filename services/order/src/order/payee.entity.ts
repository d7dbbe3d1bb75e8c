import type { Texts } from '@mall/validation';
import { Recorded } from '@mall/persistence';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** The seller's company and its bank account. A change is a new row, so that older documents can be explained. */
@Entity('payee')
@Recorded('payee', 'payeeId')
export class PayeeEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly payeeId!: string;

  @Column('jsonb')
  readonly companyName!: Texts;

  @Column('jsonb')
  readonly companyAddress!: Texts;

  @Column('jsonb')
  readonly director!: Texts;

  @Column('text')
  readonly registrationCode!: string;

  @Column('jsonb')
  readonly bankName!: Texts;

  @Column('jsonb')
  readonly bankAddress!: Texts;

  @Column('text')
  readonly account!: string;

  @Column('text')
  readonly swift!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
