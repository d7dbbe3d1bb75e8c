import type { Texts } from '@mall/validation';
import { Recorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('division')
@Recorded('division', 'areaId')
@Check('division_level_check', '(level >= 1) AND (level <= 5)')
@Index('division_by_parent', ['parentCode'])
export class DivisionRow {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly areaId!: string;

  @Column('text', { unique: true })
  readonly code!: string;

  /** Code of the division above; null for countries. */
  @Column('text', { nullable: true })
  @ForeignKey<DivisionRow>(() => DivisionRow, (parent) => parent.code)
  readonly parentCode!: string | null;

  @Column('smallint')
  readonly level!: number;

  @Column('jsonb')
  readonly name!: Texts;
}
