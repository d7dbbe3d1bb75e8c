import { Unrecorded } from '@mall/persistence';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A day on which reviewers were notified of cars that have waited too long. */
@Entity('review_reminder')
@Unrecorded('It remembers which reminders were sent.')
export class ReviewReminder {
  @PrimaryColumn('date')
  readonly day!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly remindedAt!: Date;
}
