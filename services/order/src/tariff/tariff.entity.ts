import type { TariffKind } from '@mall/contracts/order';
import { BORDER_ZONE } from '@mall/validation/typography';
import { Recorded } from '@mall/persistence';
import { Check, Column, Entity, Index, PrimaryGeneratedColumn, VirtualColumn } from 'typeorm';
import type { TariffRow } from './tariff.js';

/** The day in Vladivostok, whose clock the customs use. */
export const TODAY = `(now() AT TIME ZONE '${BORDER_ZONE}')::date`;

/** Returns the condition that a version is the one in force of its kind. */
export const IS_IN_FORCE = (tariff: string): string =>
  `SELECT ${tariff}.table_id = (SELECT o.table_id FROM tariff_table o
     WHERE o.kind = ${tariff}.kind AND o.valid_from <= ${TODAY}
     ORDER BY o.valid_from DESC, o.table_id DESC LIMIT 1) IS TRUE`;

/** One version of a table of duties or fees. A trigger refuses every change of a version in force. */
@Entity('tariff_table')
@Recorded('tariff', 'tableId')
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

  @VirtualColumn({ type: 'boolean', query: (tariff) => `SELECT ${tariff}.valid_from > ${TODAY}` })
  readonly isEditable!: boolean;

  @VirtualColumn({ type: 'boolean', query: IS_IN_FORCE })
  readonly isInForce!: boolean;
}
