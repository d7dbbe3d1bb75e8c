import { Recorded } from '@mall/persistence';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One figure of the conditions for badges, and the day from which it applies. */
@Entity('badge_limit')
@Recorded('badgeLimit', 'limitKey')
export class BadgeLimit {
  @PrimaryColumn('text')
  readonly limitKey!: string;

  /** `yyyy-MM-dd` */
  @PrimaryColumn('date')
  readonly validFrom!: string;

  @Column('double precision')
  readonly value!: number;

  /** Law that sets it. */
  @Column('text')
  readonly source!: string;
}
