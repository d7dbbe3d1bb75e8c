import { Recorded } from '@mall/persistence';
import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A group of words that the search treats as equal. */
@Entity('search_synonym')
@Recorded('synonym', 'synonymId')
@Check('search_synonym_status_check', 'status IN (0, 1)')
export class SearchSynonym {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  readonly synonymId!: string;

  @Column('text', { array: true })
  readonly terms!: string[];

  /** Use of the group: 0 unused, 1 used. */
  @Column('smallint', { default: 1 })
  readonly status!: 0 | 1;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  readonly updatedAt!: Date;
}
