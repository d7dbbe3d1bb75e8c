import type { PageTextCode, PageTextContentDto } from '@mall/contracts/admin';
import { Recorded } from '@mall/persistence';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('page_text', {
  comment: 'Texts of the storefront, a row for each version; the highest version of a code is in force',
})
@Recorded('pageText', 'code')
export class PageText {
  @PrimaryColumn('text')
  readonly code!: PageTextCode;

  @PrimaryColumn('int')
  readonly version!: number;

  @Column('jsonb')
  readonly content!: PageTextContentDto;

  @Column('boolean', { default: false, comment: 'As a release ships it; the next one may replace it' })
  readonly isShipped!: boolean;

  @Column('int', { nullable: true, comment: 'The version that this one repeats' })
  readonly restoredVersion!: number | null;

  @Column('text', { nullable: true })
  readonly note!: string | null;

  @Column('text', { nullable: true, comment: 'Empty: written by a release' })
  readonly changedBy!: string | null;

  /** Time of the change with millisecond precision, as clients receive it, so that a version is found by its own time. */
  @Column('timestamp with time zone', { precision: 3, default: () => 'now()' })
  readonly changedAt!: Date;
}
