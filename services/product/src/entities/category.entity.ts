import type { Texts } from '@mall/validation';
import { Recorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn } from 'typeorm';

@Entity('category')
@Recorded('category', 'categoryId')
@Check('category_status_check', 'status IN (0, 1)')
export class Category {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly categoryId!: string;

  @Column('bigint', { nullable: true })
  @ForeignKey(() => Category)
  readonly parentId!: string | null;

  @Column('jsonb')
  readonly name!: Partial<Texts>;

  @Column('jsonb', { default: {} })
  readonly description!: Partial<Texts>;

  /** Ids from the root to this category, joined by `-`. */
  @Column('text')
  readonly path!: string;

  /** Depth; 0 for a root. */
  @Column('smallint')
  readonly level!: number;

  @Column('text', { default: '' })
  readonly icon!: string;

  @Column('text', { default: '' })
  readonly imgUrl!: string;

  @Column('int', { default: 0 })
  readonly seq!: number;

  /** Visibility: 0 hidden, 1 shown. */
  @Column('smallint', { default: 1 })
  readonly status!: 0 | 1;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  readonly updatedAt!: Date;
}
