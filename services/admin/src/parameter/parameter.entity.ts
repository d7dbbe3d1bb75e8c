import type { ParameterType } from '@mall/contracts/admin';
import type { Texts } from '@mall/validation';
import { Recorded } from '@mall/persistence';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('parameter')
@Recorded('parameter', 'parameterId')
export class Parameter {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly parameterId!: string;

  @Column('text', { unique: true })
  readonly publicKey!: string;

  @Column('jsonb')
  readonly names!: Texts;

  @Column('text', { default: '' })
  readonly value!: string;

  @Column('jsonb', { nullable: true })
  readonly valueTexts!: Texts | null;

  @Column('text', { default: 'text' })
  readonly valueType!: ParameterType;

  @Column('boolean', { default: false })
  readonly isPublic!: boolean;

  @Column('boolean', { default: false })
  readonly isSystem!: boolean;

  @Column('text', { nullable: true })
  readonly remarks!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  readonly updatedAt!: Date;
}
