// SQL: cars that wait too long are counted and the day is marked in one statement.
import { Injectable } from '@nestjs/common';
import { carStatuses, productEvents, REVIEW_WITHIN_HOURS } from '@mall/contracts/product';
import { Outbox } from '@mall/messaging';
import { column, queryRows, rowShape } from '@mall/persistence';
import { Every } from '@mall/service-kit';
import { DataSource } from 'typeorm';

const late = rowShape({ cars: column.integer, oldestSpuId: column.bigint });

/** Notifies reviewers at most once a day of the number of cars that have waited too long. */
@Injectable()
export class ReviewReminderTimer {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  @Every(10_000)
  async remind(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const [payload] = await queryRows(tx, late, LATE, [carStatuses.inReview, REVIEW_WITHIN_HOURS]);
      if (payload) await this.outbox.add(tx, productEvents.reviewsLate, { aggregateId: 'reviews', payload });
    });
  }
}

const LATE = `
  WITH late AS (
    SELECT count(*)::int AS cars, (array_agg(spu_id ORDER BY updated_at))[1] AS oldest FROM spu
     WHERE status = $1 AND updated_at < now() - make_interval(hours => $2::int)),
  marked AS (
    INSERT INTO review_reminder (day) SELECT current_date FROM late WHERE cars > 0 ON CONFLICT DO NOTHING RETURNING day)
  SELECT cars, oldest AS "oldestSpuId" FROM late, marked`;
