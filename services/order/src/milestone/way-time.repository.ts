// SQL: steps of done orders are counted by group and days in one statement.
import { Injectable } from '@nestjs/common';
import { MILESTONE_CODES, SHIPPED_MILESTONES } from '@mall/contracts/order';
import { column, queryRows, rowShape } from '@mall/persistence';
import { BORDER_ZONE } from '@mall/validation/typography';
import { DataSource } from 'typeorm';
import type { StepTime } from './way-plan.js';

const WINDOW_DAYS = 365;
/** Returns the day by the border's clock, as steps are dated. */
const dayOf = (moment: string): string => `(${moment} AT TIME ZONE '${BORDER_ZONE}')::date`;

const stepTime = rowShape<StepTime>({
  code: column.oneOf(...MILESTONE_CODES),
  city: column.nullable(column.text),
  carrier: column.nullable(column.text),
  quarter: column.integer,
  days: column.integer,
  orders: column.integer,
});

/** Times of done orders. */
@Injectable()
export class WayTimeRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Returns the times of orders that were handed over within a year. Orders on their way do not count: of them, only the
   * fast ones have reached a step. A step before the payment counts as on its day.
   */
  recent(): Promise<StepTime[]> {
    return queryRows(
      this.dataSource.manager,
      stepTime,
      `SELECT m.code, CASE WHEN m.code = 'handedOver' THEN o.address->>'city' END AS city,
              CASE WHEN m.code = ANY ($2) THEN o.carrier END AS carrier,
              extract(quarter FROM ${dayOf('o.paid_at')})::int AS quarter,
              greatest(0, m.happened_on - ${dayOf('o.paid_at')}) AS days, count(*)::int AS orders
         FROM milestone done JOIN sales_order o USING (order_id) JOIN milestone m USING (order_id)
        WHERE done.code = 'handedOver' AND done.happened_on > ${dayOf('now()')} - $1::int
          AND o.status <> 6 AND o.paid_at IS NOT NULL
        GROUP BY 1, 2, 3, 4, 5`,
      [WINDOW_DAYS, SHIPPED_MILESTONES],
    );
  }
}
