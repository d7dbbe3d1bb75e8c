import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often a keyword was searched for on one day. */
@Entity('search_count')
export class SearchCount {
  /** `yyyy-MM-dd` */
  @PrimaryColumn('date')
  readonly day!: string;

  /** The normalized words. */
  @PrimaryColumn('text')
  readonly content!: string;

  /** As it was typed. */
  @Column('text')
  readonly title!: string;

  @Column('int')
  readonly times!: number;
}
