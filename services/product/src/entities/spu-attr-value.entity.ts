import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AttrValue } from './attr.entity.js';
import { Spu } from './spu.entity.js';

/** The values of free attributes that a car has. */
@Entity('spu_attr_value')
@Index('spu_attr_value_spu', ['spuId'])
export class SpuAttrValue {
  @PrimaryColumn('bigint')
  @ForeignKey(() => AttrValue, { onDelete: 'CASCADE' })
  readonly attrValueId!: string;

  @PrimaryColumn('bigint')
  @ForeignKey(() => Spu, { onDelete: 'CASCADE' })
  readonly spuId!: string;
}
