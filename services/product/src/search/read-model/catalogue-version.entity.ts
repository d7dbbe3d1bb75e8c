import { Unrecorded } from '@mall/persistence';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A numbered step of the catalogue, which replicas apply in order. */
@Entity('catalogue_version')
@Unrecorded('It tells the search which cars to read again.')
export class CatalogueVersion {
  @PrimaryColumn('bigint')
  readonly version!: string;

  /** All cars that have changed, including those of `stockIds`. */
  @Column('bigint', { array: true })
  readonly spuIds!: string[];

  /** Names of changed tables and settings. */
  @Column('text', { array: true })
  readonly tables!: string[];

  @Column('timestamptz', { default: () => 'now()' })
  readonly madeAt!: Date;

  /** Newest transaction whose changes it contains. */
  @Column('bigint', { nullable: true })
  readonly newestXid!: string | null;

  /** Cars of which only the stock has changed. */
  @Column('bigint', { array: true, default: [] })
  readonly stockIds!: string[];
}
