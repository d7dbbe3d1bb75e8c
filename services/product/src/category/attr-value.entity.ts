import type { Texts } from '@mall/validation';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Attr } from './attr.entity.js';

@Entity('attr_value')
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
