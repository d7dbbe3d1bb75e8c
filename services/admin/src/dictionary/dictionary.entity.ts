import type { Texts } from '@mall/validation';
import { Recorded } from '@mall/persistence';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

@Entity('dictionary')
@Recorded('dictionary', 'dictId')
export class Dictionary {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly dictId!: string;

  @Column('text', { unique: true })
  readonly dictType!: string;

  @Column('jsonb')
  readonly descriptions!: Texts;

  @Column('text', { nullable: true })
  readonly remarks!: string | null;

  @Column('boolean', { default: false })
  readonly isSystem!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
