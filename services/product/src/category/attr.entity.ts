import type { Texts } from '@mall/validation';
import { Check, Column, Entity, OneToMany, PrimaryGeneratedColumn } from 'typeorm';
import { AttrValue } from './attr-value.entity.js';

/** A free attribute of cars, defined by staff for some categories. */
@Entity('attr')
@Check('attr_search_type_check', 'search_type IN (0, 1)')
@Check('attr_attr_type_check', 'attr_type IN (0, 1)')
export class Attr {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly attrId!: string;

  @Column('jsonb')
  readonly name!: Partial<Texts>;

  @Column('smallint')
  readonly searchType!: 0 | 1;

  @Column('smallint')
  readonly attrType!: 0 | 1;

  @OneToMany(() => AttrValue, (value) => value.attr)
  readonly values!: AttrValue[];
}
