import { Unrecorded } from '@mall/persistence';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Number of searches for a keyword on one day. */
@Entity('search_count')
@Unrecorded('It counts searches.')
export class SearchCount {
  /** `yyyy-MM-dd` */
  @PrimaryColumn('date')
  readonly day!: string;

  /** Normalized words. */
  @PrimaryColumn('text')
  readonly content!: string;

  /** Keyword as it was typed. */
  @Column('text')
  readonly title!: string;

  @Column('int')
  readonly times!: number;
}
