import type { Texts } from '@mall/validation';
import { Recorded } from '@mall/persistence';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

/** A free attribute of cars, defined by staff for some categories. */
@Entity('attr')
@Recorded('attribute', 'attrId')
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
  readonly values!: Relation<AttrValue[]>;
}

@Entity('attr_value')
@Recorded('attribute', 'attrId')
@Index('attr_value_attr', ['attrId'])
export class AttrValue {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly attrValueId!: string;

  @Column('bigint')
  readonly attrId!: string;

  @ManyToOne(() => Attr, (attr) => attr.values, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'attr_id' })
  readonly attr!: Relation<Attr>;

  @Column('jsonb')
  readonly value!: Partial<Texts>;
}
