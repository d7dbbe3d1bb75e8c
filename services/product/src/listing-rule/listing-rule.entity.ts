import type { Condition } from '@mall/contracts/product';
import { Recorded } from '@mall/persistence';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Category } from '../entities/category.entity.js';

/** Needs of listings of one condition, in one category and those below it, or in all. */
@Entity('listing_rule')
@Recorded('listingRule', 'ruleId')
@Index('listing_rule_kind', { synchronize: false }) // UNIQUE (condition, category_id) NULLS NOT DISTINCT
@Check('listing_rule_condition_check', `condition IN ('new', 'used')`)
export class ListingRule {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly ruleId!: string;

  @Column('text')
  readonly condition!: Condition;

  @Column('bigint', { nullable: true })
  @ForeignKey(() => Category, { onDelete: 'CASCADE' })
  readonly categoryId!: string | null;

  @Column('text', { array: true })
  readonly needs!: string[];

  @Column('text', { default: '' })
  readonly changedBy!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  readonly updatedAt!: Date;
}
