import type { TariffKind } from '@mall/contracts/order';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { TariffRow } from './tariff.js';

/** One version of a table of duties or fees. A trigger refuses every change of a version in force. */
@Entity('tariff_table')
@Check('tariff_table_rows_check', `jsonb_typeof(rows) = 'array'`)
@Index('tariff_table_in_force', ['kind', 'validFrom', 'tableId'])
export class TariffEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly tableId!: string;

  @Column('text')
  readonly kind!: TariffKind;

  /** `yyyy-MM-dd` */
  @Column('date')
  readonly validFrom!: string;

  @Column('text')
  readonly source!: string;

  @Column('text', { nullable: true })
  readonly sourceUrl!: string | null;

  @Column('text', { nullable: true })
  readonly remarks!: string | null;

  @Column('jsonb')
  readonly rows!: readonly TariffRow[];

  @Column('text', { nullable: true })
  readonly enteredBy!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
