import type { Texts } from '@mall/validation';
import { Recorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A make, or a model series below its make. */
@Entity('brand')
@Recorded('brand', 'brandId')
@Index('brand_name', { synchronize: false }) // UNIQUE (COALESCE(parent_id, 0), lower(name ->> 'en'))
@Check('brand_status_check', 'status IN (0, 1)')
export class Brand {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly brandId!: string;

  /** Make of a series; null for a make. */
  @Column('bigint', { nullable: true })
  @ForeignKey(() => Brand)
  readonly parentId!: string | null;

  @Column('jsonb')
  readonly name!: Partial<Texts>;

  @Column('jsonb', { default: {} })
  readonly description!: Partial<Texts>;

  @Column('text', { default: '' })
  readonly imgUrl!: string;

  @Column('text', { default: '#' })
  readonly firstLetter!: string;

  @Column('int', { default: 0 })
  readonly seq!: number;

  /** Visibility: 0 hidden, 1 shown. */
  @Column('smallint', { default: 1 })
  readonly status!: 0 | 1;

  /** Other spellings by which it is found. */
  @Column('text', { array: true, default: [] })
  readonly aliases!: string[];

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  readonly updatedAt!: Date;
}
