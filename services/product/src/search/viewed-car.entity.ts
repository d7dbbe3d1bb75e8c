import { Unrecorded } from '@mall/persistence';
import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A car that a signed-in user has looked at. */
@Entity('viewed_car')
@Unrecorded("A person's own list or setting, on which nobody else acts.")
@Index('viewed_car_latest', { synchronize: false }) // (user_id, viewed_at DESC)
export class ViewedCar {
  @PrimaryColumn('bigint')
  readonly userId!: string;

  @PrimaryColumn('bigint')
  readonly spuId!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly viewedAt!: Date;
}
