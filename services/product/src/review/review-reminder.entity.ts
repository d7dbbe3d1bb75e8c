import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A day on which reviewers were told that cars have waited too long. */
@Entity('review_reminder')
export class ReviewReminder {
  @PrimaryColumn('date')
  readonly day!: string;

  @Column('timestamptz', { default: () => 'now()' })
  readonly remindedAt!: Date;
}
