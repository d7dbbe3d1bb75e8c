import { Unrecorded } from '@mall/persistence';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A search that a buyer saves: the address of the list of its cars. */
@Entity('saved_search')
@Unrecorded("A person's own list or setting, on which nobody else acts.")
@Check('saved_search_query_check', 'length(query) <= 2000')
export class SavedSearch {
  @PrimaryColumn('bigint')
  readonly userId!: string;

  @PrimaryColumn('text')
  readonly query!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly lookedAt!: Date;

  @Column('timestamptz', { default: () => 'now()' })
  readonly createdAt!: Date;
}
