import type { ItemTone } from '@mall/contracts/admin';
import type { Texts } from '@mall/validation';
import { Recorded } from '@mall/persistence';
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Dictionary } from './dictionary.entity.js';

@Entity('dictionary_item')
@Recorded('dictionary', 'dictId')
@Unique(['dictId', 'itemValue'])
export class DictionaryItem {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly itemId!: string;

  @Column('bigint')
  @ForeignKey(() => Dictionary, { onDelete: 'CASCADE' })
  readonly dictId!: string;

  @Column('text')
  readonly itemValue!: string;

  @Column('jsonb')
  readonly labels!: Texts;

  @Column('text', { nullable: true })
  readonly description!: string | null;

  @Column('int', { default: 0 })
  readonly sortOrder!: number;

  @Column('text', { default: 'default' })
  readonly listClass!: ItemTone;

  @Column('text', { nullable: true })
  readonly cssClass!: string | null;

  @Column('text', { nullable: true })
  readonly remarks!: string | null;

  @Column('boolean', { default: false })
  readonly isSystem!: boolean;
}
