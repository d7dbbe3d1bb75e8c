import { Recorded } from '@mall/persistence';
import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Attr } from './attr.entity.js';
import { Category } from './category.entity.js';

/** The categories in which an attribute is offered. */
@Entity('attr_category')
@Recorded('attribute', 'attrId')
export class AttrCategory {
  @PrimaryColumn('bigint')
  @ForeignKey(() => Category, { onDelete: 'CASCADE' })
  readonly categoryId!: string;

  @PrimaryColumn('bigint')
  @ForeignKey(() => Attr, { onDelete: 'CASCADE' })
  readonly attrId!: string;
}
